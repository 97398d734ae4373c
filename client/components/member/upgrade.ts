/** The way to Pro, in one place: whatever button says "upgrade" calls this. */
import { m } from '#messages';
import { goTo } from '#client/lib/go-to.ts';
import { formatCents } from '#shared/domain/catalogue.ts';
import { proOffer } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { useLeaving } from '#client/lib/leaving.ts';
import { refreshSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc } from '#client/lib/trpc.ts';

const request = () =>
  m.components_upgrade_id_like_upgrade_pro({
    percentOff: proOffer.percentOff,
    firstMonthCents: formatCents(proOffer.firstMonthCents),
  });

/** @returns what was typed, with the wish for Pro in it, once. */
export function withUpgrade(typed: string): string {
  const wish = request();
  if (typed.includes(wish)) return typed;
  return typed.trim() ? `${typed.trimEnd()}\n\n${wish}` : wish;
}

/** Leads to the contact form with the wish for Pro in its message, to be read over and sent. */
function askByMessage(): void {
  const { values = {} } = readDraft('contact') ?? {};
  writeDraft('contact', { values: { ...values, message: withUpgrade(values.message ?? '') } });
  goTo(paths.contact);
}

/** Begins the payment of Pro and leaves for its page; a failure is said in a toast. */
export function useUpgrade(): { isBusy: boolean; startUpgrade: () => void } {
  const { isBusy, leave } = useLeaving();
  const utils = trpc.useUtils();
  const begin = trpc.cart.createSubscription.useMutation();
  /** Returns the address of the payment page; undefined where there is nothing to go to, and the member has been told. */
  const findPaymentPage = async (): Promise<string | undefined> => {
    const [session, { available }] = await Promise.all([utils.auth.session.fetch(), utils.cart.options.fetch()]);
    if (!session) {
      showToast({ title: m.components_upgrade_please_log_in_first(), variant: 'destructive' });
      return undefined;
    }
    if (!available) {
      askByMessage();
      return undefined;
    }
    const { id: userId, email } = session.user;
    // Who pays is decided by the session; the rest is what the call is stated to carry.
    return (await begin.mutateAsync({ planType: 'pro', email, userId })).url;
  };
  const startUpgrade = () => {
    leave(findPaymentPage).catch((error: unknown) => {
      const message = sentenceOf(error);
      if (codeOf(error) === 'UNAUTHORIZED') {
        showToast({ title: message, variant: 'destructive' });
        void refreshSession();
        return;
      }
      showToast({ title: m.components_upgrade_failed_start_upgrade_process({ message }), variant: 'destructive' });
      // The member may have upgraded in another tab.
      void utils.membership.current.invalidate();
      void utils.dashboard.overview.invalidate();
    });
  };
  return { isBusy, startUpgrade };
}
