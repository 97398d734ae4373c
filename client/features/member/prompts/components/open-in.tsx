import { IconExternalLink } from '@tabler/icons-react';
import { promptTools } from '#shared/domain/prompt-tools.ts';
import classes from './prompt-item.module.css';

type Props = {
  platform: string;
  /** As it is to be used, filled in. */
  text: string;
  title: string;
  onCopy: () => void;
};

/** Links that take a prompt to a tool: in the address where the tool reads it, else by the clipboard. */
export function OpenIn({ platform, text, title, onCopy }: Props) {
  const tools = promptTools(platform, text);
  return (
    <span className={classes.tools}>
      {tools.every(({ isFilled }) => isFilled) ? 'Open in' : 'Copy and open'}
      {tools.map(({ name, url, isFilled }) => (
        <a
          key={name}
          className={classes.tool}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${isFilled ? 'Open in' : 'Copy and open'} ${name} (new tab): ${title}`}
          onClick={isFilled ? undefined : onCopy}
        >
          {name}
          <IconExternalLink size={16} stroke={1.8} aria-hidden />
        </a>
      ))}
    </span>
  );
}
