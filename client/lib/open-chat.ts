/** Opens the chat from anywhere on the page; whoever mounts it listens. */
export function openChat(): void {
  dispatchEvent(new Event('openAIChat'));
}
