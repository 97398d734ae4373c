import { List, Stack, Text } from '@mantine/core';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { Words } from '#client/components/admin/words.tsx';
import { toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { pageName, type MarketingClaim } from './claim-filter.ts';

const pagesIn = (count: number) => (count === 1 ? 'this page' : `these ${count} pages`);

/** Number of pages named in the question. */
const named = 6;

const none = { key: '', text: '', isOff: false, pages: [] };

/**
 * Asks before a claim goes off the site or comes back, and names the pages. It is there before it opens, so that the focus
 * goes back to the button pressed.
 * @param props.claim as it was when asked
 */
export function SwitchDialog({
  claim,
  isOpen,
  onClose,
}: {
  claim?: MarketingClaim;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { key, text, isOff, pages } = claim ?? none;
  const utils = trpc.useUtils();
  const change = trpc.admin.claims.switch.useMutation({
    onSuccess: () => {
      showToast({
        title: isOff ? 'Claim switched on' : 'Claim switched off',
        description: 'The pages will update within a few seconds.',
      });
    },
    onError: (error) => toastFailure(isOff ? 'Failed to switch the claim on' : 'Failed to switch the claim off', error),
    onSettled: () => utils.admin.claims.list.invalidate(),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOff ? 'Switch this claim on?' : 'Switch this claim off?'}
      text={
        <Stack gap="sm">
          <Words isQuoted>{text}</Words>
          <Text>
            {isOff
              ? `It’ll show again on ${pagesIn(pages.length)}:`
              : `It’ll be removed from ${pagesIn(pages.length)}:`}
          </Text>
          <List withPadding>
            {pages.slice(0, named).map((path) => (
              <List.Item key={path}>{pageName(path)}</List.Item>
            ))}
            {pages.length > named && <List.Item>and {pages.length - named} more</List.Item>}
          </List>
        </Stack>
      }
      confirmLabel={isOff ? 'Switch on' : 'Switch off'}
      tone={isOff ? 'plain' : 'danger'}
      onConfirm={() => change.mutateAsync({ key, isOff: !isOff })}
    />
  );
}
