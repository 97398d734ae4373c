/** Mantine's styles that the desk's frame, lists and dialogs need beside those of the member area. */
import '../member/styles.ts';
import '@mantine/core/styles/Modal.css';
