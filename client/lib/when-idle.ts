/**
 * Calls once the page has been loaded and the browser has nothing else to do.
 * @param options `timeoutMs`: called then at the latest, however busy it is; `insteadMs`: how long a browser without idle
 *   callbacks waits
 */
export function whenIdle(call: () => void, { timeoutMs, insteadMs }: { timeoutMs: number; insteadMs: number }): void {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: timeoutMs });
    else setTimeout(call, insteadMs);
  };
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}
