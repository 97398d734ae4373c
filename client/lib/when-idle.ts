/**
 * Calls back once the page has loaded and the browser is idle.
 * @param options `timeoutMs`: the maximum wait, however busy the browser is; `insteadMs`: how long to wait in a browser
 * without idle callbacks
 */
export function whenIdle(call: () => void, { timeoutMs, insteadMs }: { timeoutMs: number; insteadMs: number }): void {
  const ask = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: timeoutMs });
    else setTimeout(call, insteadMs);
  };
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
}
