import { Fragment, type ReactNode } from 'react';

/** Part of a message, as `m.….parts()` returns it. */
type Part = { type: string; value?: string; name?: string };
type Props = { parts: readonly Part[]; tags: Record<string, (text: ReactNode) => ReactNode> };

/**
 * Renders a message with markup, such as `Read the {#link}terms{/link}.`: `tags.link` gets "terms" and returns the
 * link. A `{#br/}` is a line break. Tags don't nest.
 */
export function Markup({ parts, tags }: Props) {
  const nodes: ReactNode[] = [];
  let inside: ReactNode[] | undefined;
  for (const { type, value, name = '' } of parts) {
    if (type === 'text') (inside ?? nodes).push(value);
    else if (type === 'markup-start') inside = [];
    else if (type === 'markup-standalone') (inside ?? nodes).push(<br />);
    else {
      nodes.push(tags[name]?.(inside?.length === 1 ? inside[0] : inside));
      inside = undefined;
    }
  }
  return nodes.map((node, at) => <Fragment key={at}>{node}</Fragment>);
}
