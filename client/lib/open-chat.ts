/** Opens the chat from anywhere on the page. The component that mounts the chat listens for this event. */
export function openChat(): void {
  dispatchEvent(new Event('openAIChat'));
}
