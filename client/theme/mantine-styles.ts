/** What Mantine needs on every page that uses it. Before the styles of its components, so that those win. */
import './mantine-base.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
