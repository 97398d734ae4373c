/** Base styles for every page that uses Mantine. Import before its component styles, so that those take precedence. */
import './mantine-base.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
