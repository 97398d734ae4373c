import { z } from 'zod';
import { brand } from '#shared/brand.ts';
import { accountTimes } from '#shared/domain/accounts.ts';
import { formatAmount } from '#shared/domain/catalogue.ts';
import { memberLimits } from '#shared/domain/member.ts';
import { plans } from '#shared/domain/plans.ts';
import { paths } from '#shared/paths.ts';
import { defineTemplate, safeBusinessName, safeName, safeSentence, type MailLanguage } from '../template.ts';

const planChars = 420;
const limit = memberLimits.promptsPerMonth;
const price = formatAmount(plans.pro.priceCents);

/** Names in the email. Unsafe ones are left out. */
type About = { name: string; business: string | undefined; prompts: number };

const english = {
  subject: ({ name, business }: About) =>
    `${name ? `${name}, your` : 'Your'} marketing plan${business ? ` for ${business}` : ''} is ready`,
  preview: 'See where to start, and open your account to keep the plan.',
  heading: ({ name }: About) => (name ? `${name}, your marketing plan is ready` : 'Your marketing plan is ready'),
  opening: ({ business }: About) =>
    `You answered our questions${business ? ` about ${business}` : ''}, and your plan is done. Here’s where to start:`,
  bottleneck: 'What’s holding you back',
  positioning: 'What to be known for',
  move: 'Your first move',
  by: 'When',
  activate: 'Activate your account to read the whole plan on any device.',
  password: 'Your temporary password',
  button: 'Activate my account',
  afterwards: 'The page asks for the temporary password above. Then you choose your own.',
  keeps: ({ prompts }: About) =>
    prompts > limit
      ? `What you keep: your whole plan, and ${limit} prompts a month on the free plan. We open ${limit} of your ${prompts} right away, starting with any you copied. Pro opens all ${prompts}, for ${price} a month.`
      : `What you keep: your whole plan, and ${limit} prompts a month on the free plan. Pro opens all of them, for ${price} a month.`,
  note: `The link works once, for ${accountTimes.activationDays} days. Didn’t chat with us? Someone probably mistyped their email address. You can ignore this message. Without it, no one can open the account.`,
  why: `you (or someone using your address) made a marketing plan at ${brand.name}.`,
};

const spanish: typeof english = {
  subject: ({ name, business }) =>
    `${name ? `${name}, tu` : 'Tu'} plan de marketing${business ? ` para ${business}` : ''} está listo`,
  preview: 'Mira por dónde empezar y abre tu cuenta para guardar el plan.',
  heading: ({ name }) => (name ? `${name}, tu plan de marketing está listo` : 'Tu plan de marketing está listo'),
  opening: ({ business }) =>
    `Respondiste nuestras preguntas${business ? ` sobre ${business}` : ''} y tu plan ya está listo. Empieza por aquí:`,
  bottleneck: 'Lo que te está frenando',
  positioning: 'Por qué te deben conocer',
  move: 'Tu primer paso',
  by: 'Cuándo',
  activate: 'Activa tu cuenta para leer el plan completo en cualquier dispositivo.',
  password: 'Tu contraseña temporal',
  button: 'Activar mi cuenta',
  afterwards: 'La página te pide la contraseña temporal de arriba. Después eliges la tuya.',
  keeps: ({ prompts }) =>
    prompts > limit
      ? `Lo que conservas: todo tu plan y ${limit} prompts al mes con el plan gratis. Te abrimos ${limit} de tus ${prompts} de inmediato, empezando por los que copiaste. Pro abre los ${prompts}, por ${price} al mes.`
      : `Lo que conservas: todo tu plan y ${limit} prompts al mes con el plan gratis. Pro los abre todos, por ${price} al mes.`,
  note: `El enlace funciona una sola vez, durante ${accountTimes.activationDays} días. ¿No hablaste con nosotros? Seguramente alguien escribió mal su correo. Puedes ignorar este mensaje: sin él, nadie puede abrir la cuenta.`,
  why: `tú, o alguien que escribió tu dirección, hizo un plan de marketing en ${brand.name}.`,
};

const words: Record<MailLanguage, typeof english> = { en: english, es: spanish };

/**
 * Activation link and temporary password for an account created from the chat, with the start of the plan. The address isn't
 * confirmed yet, so a stranger may have typed any of it: text that could become a link or a message is left out.
 */
export const activation = defineTemplate({
  class: 'entry',
  data: z.object({
    firstName: z.string().nullish(),
    businessName: z.string().nullish(),
    language: z.enum(['en', 'es']).nullish(),
    prompts: z.int().nonnegative().nullish(),
    bottleneck: z.string().nullish(),
    positioning: z.string().nullish(),
    move: z.string().nullish(),
    by: z.string().nullish(),
  }),
  secrets: z.object({ token: z.string().min(1), temporaryPassword: z.string().min(1) }),
  content: ({ data, secrets, links }) => {
    const language = data.language ?? 'en';
    const say = words[language];
    const about: About = {
      name: safeName(data.firstName, ''),
      business: safeBusinessName(data.businessName),
      prompts: data.prompts ?? 0,
    };
    const start = [
      { label: say.bottleneck, value: safeSentence(data.bottleneck, planChars) },
      { label: say.positioning, value: safeSentence(data.positioning, planChars) },
      { label: say.move, value: safeSentence(data.move, planChars) },
      { label: say.by, value: safeSentence(data.by, planChars) },
    ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
    return {
      language,
      subject: say.subject(about),
      preview: say.preview,
      heading: say.heading(about),
      blocks: [
        ...(start.length > 0 ? ([say.opening(about), { kind: 'fields', items: start }] as const) : []),
        say.activate,
        { kind: 'secret', label: say.password, value: secrets.temporaryPassword },
        { kind: 'button', label: say.button, href: links.to(paths.activate, secrets.token) },
        say.afterwards,
        say.keeps(about),
        { kind: 'note', text: say.note },
      ],
      why: say.why,
    };
  },
});
