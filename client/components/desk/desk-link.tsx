import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { cleanPath, paths } from '../../../shared/paths.ts';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Whether it is wanted in another tab or window, which is the browser's business. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** @returns whether an address is a screen of the desk; everything else is another document. */
export function isDeskPath(href: string): boolean {
  const path = cleanPath(href);
  return path === paths.admin || path.startsWith(`${paths.admin}/`);
}

/** A link: without a reload to screens of the desk, an ordinary one to everything else. */
export function DeskLink({ href, onClick, ...rest }: Props) {
  if (!isDeskPath(href) || href.includes('#')) return <a href={href} onClick={onClick} {...rest} />;
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (isForBrowser(event)) return;
        event.preventDefault();
        navigate(href);
      }}
      {...rest}
    />
  );
}
