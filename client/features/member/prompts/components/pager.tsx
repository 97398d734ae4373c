import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import classes from './workbench.module.css';

type Props = { page: number; pages: number; onPage: (page: number) => void };

/** From page to page; nothing where one is enough. */
export function Pager({ page, pages, onPage }: Props) {
  if (pages <= 1) return null;
  return (
    <nav className={classes.pager} aria-label="Pages of prompts">
      <Button
        variant="default"
        disabled={page <= 1}
        leftSection={<IconChevronLeft size={18} aria-hidden />}
        onClick={() => onPage(page - 1)}
      >
        Back
      </Button>
      <p>
        Page {page} of {pages}
      </p>
      <Button
        variant="default"
        disabled={page >= pages}
        rightSection={<IconChevronRight size={18} aria-hidden />}
        onClick={() => onPage(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
