/** The way to Pro, in one place: whatever button says "upgrade" calls this. */
import { navigate } from 'wouter/use-browser-location';
import { formatCents } from '../../../shared/domain/catalogue.ts';
import { proOffer } from '../../../shared/domain/plans.ts';
import { paths } from '../../../shared/paths.ts';
import { readDraft, writeDraft } from '../../lib/form-draft.ts';
import { refusalOf, useLeaving } from '../../lib/leaving.ts';
import { refreshSession } from '../../lib/session.ts';
import { showToast } from '../../lib/toast.tsx';
import { trpcClient, trpcUtils } from '../../lib/trpc.ts';

const request = `I would like to upgrade to Pro with ${proOffer.percentOff}% off the first month (${formatCents(proOffer.firstMonthCents)}). Please tell me how to pay.`;

/** @returns what was typed, with the wish for Pro in it, once. */
export function withUpgrade(typed: string): string {
  if (typed.includes(request)) return typed;
  return typed.trim() ? `${typed.trimEnd()}\n\n${request}` : request;
}

/** Leads to the contact form with the wish for Pro in its message, to be read over and sent. */
function askByMessage(): void {
  const { values = {} } = readDraft('contact') ?? {};
  writeDraft('contact', { values: { ...values, message: withUpgrade(values.message ?? '') } });
  navigate(paths.contact);
}

/** @returns the address of the payment page; undefined where there is nothing to go to, and the member has been told. */
async function findPaymentPage(): Promise<string | undefined> {
  const [session, { available }] = await Promise.all([
    trpcUtils.auth.session.fetch(),
    trpcUtils.checkout.options.fetch(undefined),
  ]);
  if (!session) {
    showToast({ title: 'Please log in first', variant: 'destructive' });
    return undefined;
  }
  if (!available) {
    askByMessage();
    return undefined;
  }
  const { id: userId, email } = session.user;
  // Who pays is decided by the session; the rest is what the call is stated to carry.
  const { url } = await trpcClient.checkout.createSubscription.mutate({ planType: 'pro', email, userId });
  return url;
}

/** Begins the payment of Pro and leaves for its page; a failure is said in a toast. */
export function useUpgrade(): { isBusy: boolean; startUpgrade: () => void } {
  const { isBusy, leave } = useLeaving();
  const startUpgrade = () => {
    leave(findPaymentPage).catch((error: unknown) => {
      const refusal = refusalOf(error);
      if (refusal?.code === 'UNAUTHORIZED') {
        showToast({ title: refusal.message, variant: 'destructive' });
        void refreshSession();
        return;
      }
      const message = refusal?.message ?? 'Please check your connection and try again.';
      showToast({ title: `Failed to start upgrade process: ${message}`, variant: 'destructive' });
      // Perhaps Pro has come meanwhile, by another tab.
      void trpcUtils.membership.current.invalidate();
      void trpcUtils.dashboard.overview.invalidate();
    });
  };
  return { isBusy, startUpgrade };
}
