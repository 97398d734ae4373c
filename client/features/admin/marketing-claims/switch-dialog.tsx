import { List, Stack, Text } from '@mantine/core';
import { m } from '#messages';
import { ConfirmDialog } from '#client/components/admin/confirm-dialog.tsx';
import { UserText } from '#client/components/admin/user-text.tsx';
import { toastFailure } from '#client/lib/failure.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';
import { pageName, type MarketingClaim } from './claim-filter.ts';

/** Number of pages named in the question. */
const named = 6;

const none = { key: '', text: '', isOff: false, pages: [] };

/**
 * Asks for confirmation before a claim is hidden or shown again, and names the affected pages. Always mounted, so that
 * the focus returns to the pressed button.
 * @param props.claim the claim at the time of the click
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
        title: isOff ? m.admin_claim_switched_on() : m.admin_claim_switched_off(),
        description: m.admin_switch_dialog_pages_will_update_within(),
      });
    },
    onError: (error) =>
      toastFailure(
        isOff ? m.admin_switch_dialog_failed_switch_claim() : m.admin_switch_dialog_failed_switch_claim_off(),
        error,
      ),
    onSettled: () => utils.admin.claims.list.invalidate(),
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={isOff ? m.admin_switch_dialog_switch_this_claim_on() : m.admin_switch_dialog_switch_this_claim_off()}
      text={
        <Stack gap="sm">
          <UserText isQuoted>{text}</UserText>
          <Text>
            {isOff
              ? m.admin_switch_dialog_itll_show_again_on({ count: pages.length })
              : m.admin_switch_dialog_itll_be_removed_from({ count: pages.length })}
          </Text>
          <List withPadding>
            {pages.slice(0, named).map((path) => (
              <List.Item key={path}>{pageName(path)}</List.Item>
            ))}
            {pages.length > named && (
              <List.Item>{m.admin_switch_dialog_and_more({ count: pages.length - named })}</List.Item>
            )}
          </List>
        </Stack>
      }
      confirmLabel={isOff ? m.admin_switch_on() : m.admin_switch_off()}
      tone={isOff ? 'plain' : 'danger'}
      onConfirm={() => change.mutateAsync({ key, isOff: !isOff })}
    />
  );
}
