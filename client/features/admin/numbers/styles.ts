/** Styles of the charts, beside those of the desk. */
import '#client/components/desk/styles.ts';
import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
