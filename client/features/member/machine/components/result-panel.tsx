/** Shows a tool's output as blocks to read, copy and download. */
import {
  ActionIcon,
  Button,
  Divider,
  Group,
  List,
  Paper,
  Stack,
  Table,
  Text,
  Title,
  VisuallyHidden,
} from '@mantine/core';
import { IconCopy, IconDownload, IconSquare } from '@tabler/icons-react';
import { useId } from 'react';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import type { MachineBlock, MachineResult } from '#shared/schemas/machine.ts';
import { Panel } from '#client/components/ui/panel.tsx';
import { fullMoment } from '#client/lib/time.ts';
import { saveText } from '#client/lib/save-text.ts';
import { blockText, resultText, tableCsv } from '../as-text.ts';
import { useCopy } from '#client/lib/use-copy.ts';
import classes from './result.module.css';

type Props = {
  result: MachineResult;
  resultAt: string | null;
  /** Suggestions for using the result. */
  use: readonly string[];
  /** Prefix of its file names. */
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
          {m.member_copy_everything()}
        </Button>
      }
    >
      {resultAt && (
        <Text fz="sm" c="dimmed" mt={-8} mb="md">
          <Markup
            parts={m.member_result_panel_written.parts({ resultAt: fullMoment(resultAt) })}
            tags={{ time: (text) => <time dateTime={resultAt}>{text}</time> }}
          />
        </Text>
      )}
      <Stack gap="md">
        {result.blocks.map((block, index) => (
          <Block key={`${index} ${block.heading}`} block={block} fileName={fileName} />
        ))}
      </Stack>
      <Paper component="section" radius="sm" p="md" mt="md" bg="var(--eg-teal-soft)">
        <Title order={3}>{m.member_result_panel_how_to_use_it()}</Title>
        <List type="ordered" listStyleType="decimal" mt={4}>
          {use.map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
      </Paper>
    </Panel>
  );
}

const small = { variant: 'subtle', color: 'teal', px: 'xs', fz: 'sm' } as const;

function Block({ block, fileName }: { block: MachineBlock; fileName: string }) {
  const { copy } = useCopy();
  const id = useId();
  const { heading, kind, note, text, limit } = block;
  return (
    <section aria-labelledby={id}>
      <Divider mb={4} />
      <Group justify="space-between" gap="0 var(--eg-space-3)">
        <Title order={3} id={id}>
          {heading}
        </Title>
        <Group gap={4}>
          {kind === 'table' && (
            <Button
              {...small}
              leftSection={<IconDownload size={18} stroke={1.7} aria-hidden />}
              onClick={() =>
                saveText(`${fileName}-${heading.toLowerCase().replace(/\W+/g, '-')}.csv`, tableCsv(block), 'text/csv')
              }
            >
              {m.member_csv()}
              <VisuallyHidden component="span"> {m.member_result_panel_of({ heading })}</VisuallyHidden>
            </Button>
          )}
          <Button
            {...small}
            leftSection={<IconCopy size={18} stroke={1.7} aria-hidden />}
            onClick={(event) => void copy(blockText(block), event.currentTarget)}
          >
            {m.member_copy()}
            <VisuallyHidden component="span"> {heading}</VisuallyHidden>
          </Button>
        </Group>
      </Group>
      {note && (
        <Text fz="sm" c="dimmed" mb={4}>
          {note}
        </Text>
      )}
      <BlockBody block={block} headingId={id} onCopy={(line, near) => void copy(line, near)} />
      {limit && kind === 'text' && (
        <Text fz="sm" c="dimmed" mt={4}>
          {m.member_result_panel_of_characters({ count: (text ?? '').length, limit })}
        </Text>
      )}
    </section>
  );
}

type BodyProps = {
  block: MachineBlock;
  headingId: string;
  onCopy: (text: string, near: HTMLElement) => void;
};

/** Renders a block by its kind. Tables keep their roles when they're shown as cards on a phone. */
function BlockBody({ block, headingId, onCopy }: BodyProps) {
  const { kind, text, items = [], columns = [], rows = [], limit } = block;
  if (kind === 'text')
    return (
      <Paper component="p" radius="sm" p="sm" bg="var(--eg-bg)" dir="auto" style={{ whiteSpace: 'pre-line' }}>
        {text}
      </Paper>
    );
  if (kind === 'table')
    return (
      <Table
        role="table"
        className={classes.table}
        fz="sm"
        horizontalSpacing="xs"
        data-columns={columns.length}
        aria-labelledby={headingId}
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column) => (
              <Table.Th key={column} role="columnheader" scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row, index) => (
            <Table.Tr key={index} role="row">
              {row.map((value, at) => (
                <Table.Td key={at} role="cell" dir="auto" data-label={columns[at]}>
                  {value}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    );
  if (kind === 'checklist')
    return (
      <List spacing={4} ps={0} icon={<IconSquare size={20} stroke={1.6} color="var(--eg-teal)" aria-hidden />}>
        {items.map((item) => (
          <List.Item key={item} dir="auto">
            {item}
          </List.Item>
        ))}
      </List>
    );
  if (!limit)
    return (
      <List listStyleType="disc">
        {items.map((item) => (
          <List.Item key={item} dir="auto">
            {item}
          </List.Item>
        ))}
      </List>
    );
  return (
    <ul>
      {items.map((item) => (
        <Group component="li" key={item} dir="auto" gap="xs" wrap="nowrap">
          <Text span flex={1} miw={0}>
            {item}
          </Text>
          <Text span fz="sm" c="dimmed" aria-label={m.member_result_panel_of_characters({ count: item.length, limit })}>
            {item.length}/{limit}
          </Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={m.member_result_panel_copy({ item })}
            onClick={(event) => onCopy(item, event.currentTarget)}
          >
            <IconCopy size={18} stroke={1.7} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </ul>
  );
}
