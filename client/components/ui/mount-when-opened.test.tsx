import { Modal } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#client/test/render.tsx';
import { MountWhenOpened } from './mount-when-opened.tsx';

function Example({ onMount }: { onMount: () => void }) {
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <button onClick={open}>Open</button>
      <MountWhenOpened opened={opened}>
        <Modal opened={opened} onClose={close} title="Example" ref={onMount}>
          <button onClick={close}>Done</button>
        </Modal>
      </MountWhenOpened>
    </>
  );
}

it('mounts the dialog when it first opens and returns the focus each time it closes', async () => {
  const onMount = vi.fn();
  const { user } = renderApp(<Example onMount={onMount} />);
  expect(onMount).not.toHaveBeenCalled();
  for (const _ of [1, 2]) {
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(document.activeElement).toBe(opener));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(onMount).toHaveBeenCalled();
});
