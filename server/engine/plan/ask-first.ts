/**
 * The plan for an owner who hasn't said what they sell: our questions, and what to do with each answer. Nothing is made
 * up.
 */
import type { PlanContext, Texts } from './context.ts';

/** Writes the questions for the plan, in the language of the answers. */
export function askFirst(c: PlanContext): Texts {
  const { name } = c;
  if (c.brief.language === 'es')
    return {
      targetAudience: `Todavía no sabemos quién le compra a ${name}. Cuéntanos quiénes son tus mejores clientes y qué te piden, y escribimos esta parte de nuevo.`,
      positioning: `No dijiste qué vende ${name}. Con una frase sobre qué haces y dónde, aquí va tu mensaje principal.`,
      advantages: [
        `¿Por qué te eligen? Falta un dato tuyo: un precio, un plazo, una garantía.`,
        `¿Qué no haces? Cuéntanos y lo dejamos fuera de todo lo que escribimos para ${name}.`,
        `¿Qué se vende mejor? Falta saberlo para empezar por ahí.`,
      ],
      aiTools: [
        `Un asistente de chat: pídele que te haga cinco preguntas sobre ${name} y guarda las respuestas.`,
        `Una nota de voz: cuéntanos en un minuto qué hiciste para tu último cliente, y pásala a texto.`,
        `El chat de este perfil: responde de nuevo la pregunta sobre tu negocio y se escribe otro plan.`,
      ],
      contentStrategy: `Sin saber qué vende ${name}, cualquier plan de contenido sería inventado. Cuéntanos qué te preguntan más tus clientes y empezamos por esas respuestas.`,
      leadGeneration: `No sabemos todavía de dónde llegan tus clientes. Cuéntanos cómo te encontraron los últimos tres.`,
      workflows: [`Falta saber qué pasa desde que alguien escribe hasta que te paga. Cuéntanos los pasos.`],
      voiceAgents: `Un asistente de voz necesita saber qué responde. Falta la lista de lo que ofrece ${name}.`,
      integrations: [`Cuéntanos qué usas hoy: un cuaderno, un calendario, un programa.`],
      thirtyDays: [
        `Semana 1: Escribe en una frase qué vende ${name}, a quién y dónde.`,
        `Semana 1: Anota tus tres precios más pedidos.`,
        `Semana 1: Responde de nuevo el chat; el plan se escribe con tus palabras.`,
      ],
      ninetyDays: [`Semanas 5–6: Lo que sigue depende de lo que nos cuentes. Todavía no lo sabemos.`],
      longTerm: `Cuéntanos cómo debe verse ${name} en un año; sin eso, una meta sería inventada.`,
    };
  return {
    targetAudience: `We don't know yet who buys from ${name}. Tell us who your best customers are and what they ask for, and we'll write this part again.`,
    positioning: `You haven't said what ${name} sells. One sentence about what you do and where, and your main message goes here.`,
    advantages: [
      `Why do people choose you? One fact of yours is missing: a price, a turnaround, a guarantee.`,
      `What don't you do? Tell us, and we'll leave it out of everything we write for ${name}.`,
      `What sells best? It's still missing, and it's where a plan would start.`,
    ],
    aiTools: [
      `A chat assistant: ask it to ask you five questions about ${name}, and save your answers.`,
      `A voice note: tell us in one minute what you did for your last customer, and turn it into text.`,
      `The chat of this profile: answer the question about your business again, and the plan is rewritten.`,
    ],
    contentStrategy: `Without knowing what ${name} sells, any content plan would be made up. Tell us what customers ask you most, and we'll start with those answers.`,
    leadGeneration: `We don't know yet where your customers come from. Tell us how the last three found you.`,
    workflows: [`We don't know yet what happens between the first message and the payment. Tell us the steps.`],
    voiceAgents: `A voice agent needs to know what to answer. The list of what ${name} offers is missing.`,
    integrations: [`Tell us what you use today: a notebook, a calendar, an app.`],
    thirtyDays: [
      `Week 1: Write down in one sentence what ${name} sells, to whom, and where. Tell us, and the plan is rewritten.`,
      `Week 1: List the three prices people ask for most. They're still missing here.`,
      `Week 1: Answer the chat again. It takes two minutes, and you don't lose anything.`,
    ],
    ninetyDays: [`Weeks 5–6: What comes next depends on what you tell us. We don't know it yet.`],
    longTerm: `Tell us what ${name} should look like in a year; without that, a goal would be made up.`,
  };
}
