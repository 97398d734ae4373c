import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Returns whether the browser should handle the click, for example to open a new tab. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** Link that navigates without a page load if `isRoute` returns true on click; otherwise an ordinary link. */
export function RouteLink({ href, isRoute, onClick, ...rest }: LinkProps & { isRoute: (href: string) => boolean }) {
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isForBrowser(event) || !isRoute(href)) return;
        event.preventDefault();
        navigate(href);
      }}
      {...rest}
    />
  );
}
