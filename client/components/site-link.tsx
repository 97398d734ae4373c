import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { isPagePath } from '../../shared/paths.ts';
import { prefetchRecord } from '../lib/page-records.ts';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** Whether the visitor wants another tab or window, which is the browser's business. */
const isForBrowser = (event: MouseEvent) =>
  event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * A link: without a reload to pages of this site, an ordinary one to everything else. A fragment is left to the browser,
 * which knows how to jump.
 */
export function SiteLink({ href, onClick, ...rest }: SiteLinkProps) {
  if (!isPagePath(href) || href.includes('#')) return <a href={href} onClick={onClick} {...rest} />;
  const prefetch = () => prefetchRecord(href);
  return (
    <a
      href={href}
      onPointerEnter={prefetch}
      onFocus={prefetch}
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
