let loading: Promise<void> | undefined;

/**
 * A prerendered page carries only the styles it needs; another page may need others. Fetches the whole once.
 * Rejects when it cannot be fetched. Resolves at once where nothing is missing, as in development.
 */
export function loadRestOfStyles(): Promise<void> {
  loading ??= new Promise((resolve, reject) => {
    const inlined = document.querySelector<HTMLStyleElement>('style[data-rest]');
    if (!inlined) {
      resolve();
      return;
    }
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: inlined.dataset.rest });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error('The styles of the site could not be fetched')));
    // In the place of what it completes, so that nothing changes its order.
    inlined.after(link);
  });
  return loading;
}
