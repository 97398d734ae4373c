import { z } from 'zod';
import { m } from '#messages';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeBusinessName, safeName, safeSentence, type MailLanguage } from '../template.ts';

const planChars = 420;

/**
 * Activation link and temporary password for an account created from the chat, with the start of the plan. The address isn't
 * confirmed yet, so a stranger may have typed any of it: text that could become a link or a message is left out.
 */
export const activation = defineTemplate({
  class: 'entry',
  purpose: 'transactional',
  data: z.object({
    firstName: z.string().nullish(),
    businessName: z.string().nullish(),
    language: z.enum(['en', 'es']).nullish(),
    prompts: z.int().nonnegative().nullish(),
    bottleneck: z.string().nullish(),
    positioning: z.string().nullish(),
    move: z.string().nullish(),
    by: z.string().nullish(),
    /** A month of Pro, in cents. */
    proCents: z.int().nullish(),
  }),
  secrets: z.object({ token: z.string().min(1), temporaryPassword: z.string().min(1) }),
  content: ({ data, secrets, links }) => {
    const language = data.language ?? 'en';
    const options = { locale: language };
    const name = safeName(data.firstName);
    const business = safeBusinessName(data.businessName);
    const start = [
      { label: m.emails_activation_bottleneck({}, options), value: safeSentence(data.bottleneck, planChars) },
      { label: m.emails_activation_positioning({}, options), value: safeSentence(data.positioning, planChars) },
      { label: m.emails_activation_move({}, options), value: safeSentence(data.move, planChars) },
      { label: m.emails_activation_by({}, options), value: safeSentence(data.by, planChars) },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    const opening = business
      ? m.emails_activation_opening_business({ business }, options)
      : m.emails_activation_opening({}, options);
    return {
      language,
      subject: subjectOf(name, business, options),
      preview: m.emails_activation_preview({}, options),
      heading: name ? m.emails_activation_heading_name({ name }, options) : m.emails_activation_heading({}, options),
      blocks: [
        ...(start.length > 0 ? ([opening, { kind: 'fields', items: start }] as const) : []),
        m.emails_activation_activate({}, options),
        { kind: 'secret', label: m.emails_activation_password({}, options), value: secrets.temporaryPassword },
        {
          kind: 'button',
          label: m.emails_activation_button({}, options),
          href: links.to(paths.activate, secrets.token),
        },
        m.emails_activation_afterwards({}, options),
        keepsOf(data.prompts ?? 0, data.proCents ?? plans.pro.priceCents, options),
        { kind: 'note', text: m.emails_activation_note({ days: accountTimes.activationDays }, options) },
      ],
      why: m.emails_activation_why({ brand: brand.name }, options),
    };
  },
});

type Options = { locale: MailLanguage };

function subjectOf(name: string | undefined, business: string | undefined, options: Options): string {
  if (business)
    return name
      ? m.emails_activation_subject_name_business({ name, business }, options)
      : m.emails_activation_subject_business({ business }, options);
  return name ? m.emails_activation_subject_name({ name }, options) : m.emails_activation_subject({}, options);
}

/** Says what a free account keeps of so many prompts. */
function keepsOf(prompts: number, proCents: number, options: Options): string {
  const limit = memberLimits.promptsPerMonth;
  const price = formatAmount(proCents);
  return prompts > limit
    ? m.emails_activation_keeps_some({ limit, prompts, price }, options)
    : m.emails_activation_keeps({ limit, price }, options);
}
