import styles from './chat-failure-later.module.css';

/** Says that the chat could not be loaded, and offers another try. Plain DOM: it must work when nothing else loads. */
export function showChatFailure(retry: () => void): void {
  const bar = document.createElement('div');
  bar.className = `panel ${styles.bar}`;
  bar.setAttribute('role', 'alert');

  const text = document.createElement('p');
  text.textContent = 'The chat could not be loaded. Please check your connection.';

  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button';
  again.textContent = 'Try again';
  again.addEventListener('click', () => {
    bar.remove();
    retry();
  });

  document.querySelector(`.${styles.bar}`)?.remove();
  bar.append(text, again);
  document.body.append(bar);
}
