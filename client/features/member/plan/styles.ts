/** Mantine's styles that the plan needs beside those of the member area. */
import '@mantine/core/styles/Modal.css';
