/** Opens the chat from anywhere on the page. The component that mounts the chat listens for this event. */
export function openChat(): void {
  dispatchEvent(new Event('openAIChat'));
}

/** Opens the chat to change answers: a finished conversation shows them instead of its profile. */
export function openAnswers(): void {
  dispatchEvent(new CustomEvent('openAIChat', { detail: 'answers' }));
}
