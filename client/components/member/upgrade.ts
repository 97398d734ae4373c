/** Starts an upgrade to Pro. All upgrade buttons use this. */
import { m } from '#messages';
import { goTo } from '#client/lib/go-to.ts';
import { formatCents } from '#shared/domain/catalogue.ts';
import { monthlyPrice } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { codeOf, sentenceOf } from '#client/lib/failure.ts';
import { discountLabel } from '#client/lib/catalog.ts';
import { readDraft, writeDraft } from '#client/lib/form-draft.ts';
import { useLeaving } from '#client/lib/leaving.ts';
import { refreshSession } from '#client/lib/session.ts';
import { showToast } from '#client/lib/toast.ts';
import { trpc, type RouterOutputs } from '#client/lib/trpc.ts';

type Prices = Pick<RouterOutputs['cart']['options'], 'catalog' | 'firstMonth'>;

const request = ({ catalog, firstMonth }: Prices) =>
  firstMonth
    ? m.components_upgrade_id_like_upgrade_pro({
        discount: discountLabel(firstMonth),
        firstMonthCents: formatCents(firstMonth.firstMonthCents),
      })
    : m.components_upgrade_id_like_pro_for({ priceText: monthlyPrice(catalog.pro.priceCents) });

/** @returns the typed text with the request for Pro added, unless it's already there. */
export function withUpgrade(typed: string, prices: Prices): string {
  const wish = request(prices);
  if (typed.includes(wish)) return typed;
  return typed.trim() ? `${typed.trimEnd()}\n\n${wish}` : wish;
}

/** Goes to the contact form with the request for Pro in its message, for the member to review and send. */
function askByMessage(prices: Prices): void {
  const { values = {} } = readDraft('contact') ?? {};
  writeDraft('contact', { values: { ...values, message: withUpgrade(values.message ?? '', prices) } });
  goTo(paths.contact);
}

/** Starts the payment of Pro and navigates to its page. Shows failures as a toast. */
export function useUpgrade(): { isBusy: boolean; startUpgrade: () => void } {
  const { isBusy, leave } = useLeaving();
  const utils = trpc.useUtils();
  const begin = trpc.cart.createSubscription.useMutation();
  /** Returns the URL of the payment page; undefined if there's none, after telling the member. */
  const findPaymentPage = async (): Promise<string | undefined> => {
    const [session, options] = await Promise.all([utils.auth.session.fetch(), utils.cart.options.fetch()]);
    if (!session) {
      showToast({ title: m.components_upgrade_please_log_in_first(), variant: 'destructive' });
      return undefined;
    }
    if (!options.available) {
      askByMessage(options);
      return undefined;
    }
    const { id: userId, email } = session.user;
    // The session determines who pays; the API requires the other fields.
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
