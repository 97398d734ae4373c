import type { Link } from '#shared/content/schema.ts';
import { ChatButton } from '#client/components/chat-button.tsx';
import { linkProps } from './link-props.ts';

/** Buttons of a hero or call to action: the chat first if it has a label, then links. */
export function ActionRow({ chatLabel, links }: { chatLabel?: string; links: readonly Link[] }) {
  if (!chatLabel && links.length === 0) return null;
  return (
    <div className="row">
      {chatLabel && <ChatButton>{chatLabel}</ChatButton>}
      {links.map((link, index) => (
        <a key={link.label} {...linkProps(link)} className={chatLabel || index > 0 ? 'button quiet' : 'button'}>
          {link.label}
        </a>
      ))}
    </div>
  );
}
