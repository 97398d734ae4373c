import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'wouter';
import { hasPage } from '../../shared/content/registry.ts';

type SiteLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link: without a reload to pages this bundle can render, an ordinary one to everything else. */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  return hasPage(href) ? <Link href={href} {...rest} /> : <a href={href} {...rest} />;
}
