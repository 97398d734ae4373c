/** What a tool wrote: blocks one can read, copy and keep. */
import { Button } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useId } from 'react';
import type { MachineBlock, MachineResult } from '#shared/schemas/machine.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { fullMoment } from '#client/lib/time.ts';
import { saveText } from '#client/lib/save-text.ts';
import { blockText, resultText, tableCsv } from '../as-text.ts';
import { useCopy } from '#client/lib/use-copy.ts';
import { BlockBody } from './block-body.tsx';
import classes from './result.module.css';

type Props = {
  result: MachineResult;
  resultAt: string | null;
  /** What to do with it. */
  use: readonly string[];
  /** Begins the names of its files. */
  fileName: string;
};

export function ResultPanel({ result, resultAt, use, fileName }: Props) {
  const { copy } = useCopy();
  return (
    <Panel
      title={result.title}
      lead={result.summary}
      aside={
        <Button
          variant="default"
          leftSection={<IconCopy size={18} stroke={1.7} aria-hidden />}
          onClick={(event) => void copy(resultText(result), event.currentTarget)}
        >
          Copy everything
        </Button>
      }
    >
      {resultAt && (
        <p className={classes.when}>
          Written <time dateTime={resultAt}>{fullMoment(resultAt)}</time>
        </p>
      )}
      <div className={classes.blocks}>
        {result.blocks.map((block, index) => (
          <Block key={`${index} ${block.heading}`} block={block} fileName={fileName} />
        ))}
      </div>
      <section className={classes.use}>
        <h3 className={classes.heading}>How to use it</h3>
        <ol>
          {use.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </section>
    </Panel>
  );
}

function Block({ block, fileName }: { block: MachineBlock; fileName: string }) {
  const { copy } = useCopy();
  const id = useId();
  const { heading, kind, note, text, limit } = block;
  return (
    <section className={classes.block} aria-labelledby={id}>
      <div className={classes.blockHead}>
        <h3 id={id} className={classes.heading}>
          {heading}
        </h3>
        <div className={classes.blockButtons}>
          {kind === 'table' && (
            <button
              type="button"
              className={classes.small}
              onClick={() =>
                saveText(`${fileName}-${heading.toLowerCase().replace(/\W+/g, '-')}.csv`, tableCsv(block), 'text/csv')
              }
            >
              <IconDownload size={18} stroke={1.7} aria-hidden />
              CSV<span className={classes.hidden}> of {heading}</span>
            </button>
          )}
          <button
            type="button"
            className={classes.small}
            onClick={(event) => void copy(blockText(block), event.currentTarget)}
          >
            <IconCopy size={18} stroke={1.7} aria-hidden />
            Copy<span className={classes.hidden}> {heading}</span>
          </button>
        </div>
      </div>
      {note && <p className={classes.note}>{note}</p>}
      <BlockBody block={block} headingId={id} onCopy={(line, near) => void copy(line, near)} />
      {limit && kind === 'text' && <p className={classes.counter}>{`${(text ?? '').length} of ${limit} characters`}</p>}
    </section>
  );
}
