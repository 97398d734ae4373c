/** The plan in Spanish. A sentence is written only if it says something about this business. */
import { optionIdOf } from '#shared/domain/chat-script.ts';
import { withoutSpanishArticle } from '../draft/spanish-article.ts';
import { listOf, lowerFirst, upperFirst } from '../text.ts';
import { inbox, sentences, type PlanContext, type Texts } from './context.ts';

const problem = (c: PlanContext, index: number) => c.at(c.facts.problems, index);
const question = (c: PlanContext, index: number) => c.facts.questions[index % c.facts.questions.length]!;
const proof = (c: PlanContext, index: number) => c.at(c.facts.proof, index);
const kpi = (c: PlanContext, index: number) => lowerFirst(c.at(c.facts.kpis, index));
const pageFor = (c: PlanContext) =>
  c.wantsNoSite ? 'una tarjeta impresa' : c.site.kind === 'none' ? 'tu página nueva' : c.site.label;
const withPrice = (c: PlanContext) =>
  c.prices[0] ?? (c.barePrice ? `${withoutSpanishArticle(c.offer(0))}, ${c.barePrice}` : c.offer(0));

/** "y corte de pasto", "e instalación de riego". */
const and = (next: string) => `${/^h?[ií](?![aeouáéóú])/i.test(next) ? 'e' : 'y'} ${next}`;
/** "o corte de pasto", "u organización de eventos". */
const or = (next: string) => `${/^h?[oó]/i.test(next) ? 'u' : 'o'} ${next}`;

/** Returns the two main things they sell, or the only one. */
const pair = (c: PlanContext, join: (next: string) => string) =>
  c.offer(0) === c.offer(1) ? c.offer(0) : `${c.offer(0)} ${join(c.offer(1))}`;

function audience(c: PlanContext): string {
  const inPlace = c.city && c.audience.includes(c.city) ? '' : c.inPlace;
  return sentences(
    `Escribe pensando en ${c.audience}${inPlace}: cuando busquen ${c.offer(0)}, el primer nombre que encuentren debe ser el tuyo.`,
    `Casi siempre buscan por algo así: ${problem(c, 0)}, o bien ${problem(c, 1)}.`,
    `Contesta esto en ${pageFor(c)} antes de que lo pregunten: “${question(c, 0)}”`,
    c.facts.segments.length > 1 &&
      c.facts.segments[0] !== c.audience &&
      `Después, escribe también para ${c.facts.segments[0]}.`,
  );
}

function positioning(c: PlanContext): string {
  const [detail] = c.details;
  const price =
    c.prices.length > 0
      ? c.prices.slice(0, 2).join(', ')
      : c.barePrice && `${withoutSpanishArticle(c.offer(0))}, ${c.barePrice}`;
  return sentences(
    `Que ${c.name} sea el nombre que se recomienda${c.inPlace} para ${pair(c, and)}, sobre todo entre ${c.audience}.`,
    c.isSold && price && `Pon el precio en la primera línea: ${price}.`,
    detail && `Cuenta lo que otros no pueden decir: ${detail}.`,
    c.terms.length > 0 && `Di también tus condiciones: ${c.terms.join(', ')}.`,
    c.not && `Sé igual de claro con lo que no haces: ${c.not}.`,
    `Respáldalo con ${proof(c, 0)}.`,
  );
}

function advantages(c: PlanContext): string[] {
  const today = c.marketing;
  const list: (string | false | undefined)[] = [
    c.isSold &&
      c.prices[0] &&
      `Un precio a la vista. Ponlo en ${pageFor(c)} y en cada anuncio: ${c.prices.slice(0, 3).join('; ')}.`,
    c.isSold &&
      !c.prices[0] &&
      c.barePrice &&
      `Un precio claro. Escribe “${c.barePrice}” cada vez que hables de ${c.offer(0)}, y nadie tendrá que preguntar.`,
    c.not &&
      `Un no a tiempo. Di desde el principio lo que no haces (${c.not}), y te llamará la gente que sí te conviene.`,
    ...c.details
      .slice(0, 2)
      .map((detail, index) =>
        index === 0
          ? `No todos pueden decir esto, así que ponlo junto a tu nombre: ${detail}.`
          : `Un dato concreto convence más que un adjetivo, y tú tienes uno: ${detail}.`,
      ),
    c.season &&
      `Una temporada corta. Trabajas solo en ${c.season}, así que avisa con cuánta anticipación conviene pedir ${c.offer(0)}.`,
    c.openings &&
      (c.isWalkIn
        ? `Días tranquilos. Di que no hay fila ${c.openings}, y quien no quiere esperar sabrá cuándo venir.`
        : `Hay lugar en tu agenda. Di que tienes espacio ${c.openings}, y quien busca ${c.offer(0)} no tendrá que adivinar.`),
    `Quien busca ${c.offer(2)} se fija en ${c.at(c.facts.strengths, 0)}. Muestra lo tuyo con ${proof(c, 1)}.`,
    `Para ${c.audience} hay algo más que pesa: ${c.at(c.facts.strengths, 1)}. Demuéstralo donde describes ${c.offer(0)}: ${proof(c, 2)}.`,
    today &&
      `Esto ya lo haces para darte a conocer: ${today}. Mantenlo y agrega una frase sobre ${c.offer(0)} que la gente pueda repetir.`,
    !today &&
      `Empiezas desde cero. Pregunta a cada ${c.one} cómo te encontró y anótalo, sobre todo si buscaba ${c.offer(0)}.`,
  ];
  return list.filter((item): item is string => Boolean(item)).slice(0, 6);
}

/** One line that a goal adds to each part of the plan. */
type GoalLines = { tool: string; content: string; lead: string; workflow: string; first: string; later: string };

function goalLines(c: PlanContext, goal: string): GoalLines {
  const act = c.act;
  const price = c.isSold ? (c.prices[0] ?? c.barePrice) : undefined;
  switch (optionIdOf('goals', goal)) {
    case 'full_calendar': {
      const when = c.openings ?? 'en tus tres mañanas o tardes más tranquilas';
      if (c.isWalkIn)
        return {
          tool: `Una hoja junto a la caja (o el informe por hora de ${inbox(c, 0)}) que muestra cuándo entra gente y cuándo no.`,
          content: `Una vez por semana, publica una línea: no hay fila ${when} para ${c.offer(0)}.`,
          lead: `Pon tus horas tranquilas junto a “${withPrice(c)}”: quien no quiere esperar viene entonces.`,
          workflow: `Cada lunes, una nota corta con cuánta gente entró ${when} la semana pasada, junto a la semana anterior.`,
          first: `Di a las próximas 20 personas que no hay fila ${when}. Si tres regresan entonces, funcionó.`,
          later: `Da una razón para venir ${when}: algo pequeño con ${c.offer(0)} que solo haya entonces.`,
        };
      const calendar = inbox(c, 0) === 'Google Calendar' ? 'Google Calendar' : `${inbox(c, 0)} o Google Calendar`;
      return {
        tool: `Una página de reservas (${calendar}) con los espacios libres para ${c.offer(0)}${c.openings ? `; por ejemplo, ${c.openings}` : ''}.`,
        content: `Cada domingo por la tarde, publica los horarios que quedan libres ${when} para ${c.offer(0)}.`,
        lead: `Muestra los próximos espacios libres junto a “${withPrice(c)}”: con una hora a la vista es más fácil decidir.`,
        workflow: `Recordatorio: dos días antes, quien reservó ${c.offer(0)} recibe un mensaje con la fecha y un enlace para cambiarla. Si se libera un horario, se ofrece primero a quien pidió uno ${when}.`,
        first: `Escribe a quienes preguntaron por ${c.offer(0)} en los últimos 90 días y ofréceles dos o tres horarios ${when}. Si se reservan dos, funcionó.`,
        later: `Ofrece la próxima fecha antes de despedirte de cada ${c.one}. La meta: que la mitad vuelva a reservar, por ejemplo ${c.offer(1)}.`,
      };
    }
    case 'google_rank':
      return {
        tool: `Google Search Console (gratis): revisa si la búsqueda “${keyword(c, 0)}” lleva gente a ${pageFor(c)} y qué otras palabras usan.`,
        content: `Una vez al mes, contesta a fondo una búsqueda; empieza con “${c.at(c.facts.topics, 0)}”.`,
        lead: `Concéntrate en una sola búsqueda de Google antes de pasar a otras: “${keyword(c, 0)}”.`,
        workflow: `Cada dos viernes: un informe corto con tu lugar en Google para “${keyword(c, 0)}” y “${keyword(c, 1)}”, y con lo que cambió.`,
        first: `Publica una página para la búsqueda “${keyword(c, 0)}”: primero la respuesta, luego ${c.isSold ? `el precio de ${c.offer(0)}` : `lo que hay que saber de ${c.offer(0)}`} y al final ${proof(c, 3)}. Revisa su lugar en Google en dos semanas.`,
        later: `Agrega una página para “${keyword(c, 1)}” y consigue que la enlacen tres sitios pensados para ${c.audience}.`,
      };
    case 'social_growth':
      return {
        tool: `CapCut para poner subtítulos a un clip por semana, por ejemplo de esta escena: ${c.at(c.facts.scenes, 0)}.`,
        content: `Graba una vez por semana una escena como esta: ${c.at(c.facts.scenes, 1)}. De ahí salen dos clips sobre ${c.offer(0)}.`,
        lead: `Termina una de cada tres publicaciones con un solo paso: “Escríbenos y pregunta por ${c.offer(0)}”.`,
        workflow: `Publicaciones de la semana: de una escena grabada sobre ${c.offer(0)} salen un clip, una foto y un texto, que se programan cuando tú los apruebas.`,
        first: `Graba durante 30 minutos escenas como esta: ${c.at(c.facts.scenes, 0)}. Publica en tus redes tres clips sobre ${c.offer(0)} y cuenta los mensajes y las veces que los guardan, no los “me gusta”.`,
        later: `Convierte el clip que más guardó la gente en una serie de cuatro sobre ${c.offer(1)}.`,
      };
    case 'more_reviews':
      return c.mayAskReviews
        ? {
            tool: `Un asistente de chat que prepare una respuesta para cada reseña que mencione ${c.offer(0)}; tú la corriges antes de publicarla.`,
            content: `Una vez por semana, muestra una frase de una reseña junto a una foto de ${c.offer(0)}.`,
            lead: `Pon tu reseña más reciente justo debajo de “${withPrice(c)}”.`,
            workflow: `Pedir la reseña: un día después, quien pidió ${c.offer(0)} recibe un mensaje con tu enlace directo. A los tres días sale un solo recordatorio, y nada más.`,
            first: `Manda tu enlace de reseñas a diez de tus ${c.many} más recientes y pregunta cómo les fue con ${c.offer(0)}. Con dos reseñas nuevas por semana, vas bien.`,
            later: `Contesta cada reseña en dos días o menos y cita en ${pageFor(c)} tres que mencionen ${c.offer(1)}.`,
          }
        : {
            tool: `Una revisión de tus perfiles: ¿es correcto lo que Google y los directorios dicen sobre ${c.offer(0)}, desde el nombre hasta el horario?`,
            content: `Explica una vez al mes, en palabras sencillas, una regla de tu profesión que tenga que ver con ${c.offer(0)}.`,
            lead: `Para dar confianza, pon tus credenciales junto a “${withPrice(c)}”, porque pedir reseñas a tus ${c.many} puede ir contra las reglas de tu profesión.`,
            workflow: `Opiniones en privado: un formulario de dos preguntas sobre ${c.offer(0)}, que solo lees tú y no se publica.`,
            first: `Reclama tu perfil en tres directorios y describe ${c.offer(0)} igual en todos. Contesta los comentarios públicos sin confirmar si la persona es ${c.one}.`,
            later: `Pide a colegas y aliados, no a tus ${c.many}, que te recomienden a quien busca ${c.offer(0)}.`,
          };
    case 'repeat_customers':
      return {
        tool: `Un programa de correos y mensajes conectado con ${inbox(c, 0)}, con la lista de quién pidió ${c.offer(0)} y cuándo.`,
        content: `Un correo corto al mes para quienes ya te conocen: “${c.at(c.facts.topics, 1)}”.`,
        lead: `Empieza por quienes ya pidieron ${c.offer(0)}: invítalos a volver con un mensaje personal y ${c.openings ? `${c.isWalkIn ? 'una razón para venir' : 'un horario libre'} ${c.openings}` : 'una fecha sugerida'}.`,
        workflow: `Invitación a volver: cuando ya toca pedir ${c.offer(0)} otra vez, sale un mensaje con una fecha sugerida. Después de dos mensajes sin respuesta, hay una pausa de seis meses.`,
        first: `Anota qué ${c.many} no han vuelto desde la temporada pasada y escribe a 30 sobre ${c.offer(1)}. Tres respuestas son un buen comienzo.`,
        later: `Planea un mensaje por temporada según lo que cambia para ${c.audience}, con una buena razón para volver por ${c.offer(0)}.`,
      };
    case 'automation':
      return {
        tool: `Zapier o Make para pasar a ${inbox(c, 0)} las solicitudes de ${c.offer(0)} que llegan por formulario o por teléfono.`,
        content: `Graba cada semana una respuesta con tu voz, por ejemplo a “${question(c, 1)}”, y deja que el asistente la convierta en una publicación.`,
        lead: `Contesta en cinco minutos las preguntas sobre ${c.offer(0)}, aunque estés trabajando: para eso sirve una respuesta automática.`,
        workflow: `De la pregunta a la fecha: el formulario de ${c.offer(0)} llega a ${inbox(c, 0)}, una respuesta automática ofrece horarios y después sale un recordatorio. Tú entras cuando algo no está claro.`,
        first: `Guarda las cinco respuestas que más escribes; primero, la de “${question(c, 1)}”. Cuenta los minutos que te ahorras en una semana.`,
        later: `Automatiza una tarea completa, desde que alguien pide ${c.offer(1)} hasta que tiene una fecha confirmada. Tú solo revisas los casos raros.`,
      };
    case 'launch':
      return {
        tool: `Leonardo AI para las imágenes del lanzamiento, con un solo estilo: ${c.at(c.facts.visuals, 0)}.`,
        content: `Cuenta el lanzamiento en cinco publicaciones: por qué ofreces ${c.offer(0)}, cómo es el trabajo, la primera prueba, ${c.isSold ? 'el precio' : 'a quién ayuda'} y la fecha.`,
        lead: `Haz una lista antes del lanzamiento: 40 personas que ya preguntaron por ${c.offer(0)} sirven más que un anuncio para todo el mundo.`,
        workflow: `Lista de lanzamiento: quien pregunta por ${c.offer(0)} recibe primero la historia, luego unas fotos de cómo se prepara todo y al final la fecha.`,
        first: `Describe lo nuevo en una frase, junto a ${c.offer(0)}, y enséñala a diez de tus ${c.many}. Pregunta qué les haría dudar.`,
        later: `Haz el lanzamiento primero con un grupo pequeño: ${c.audience}. Reúne tres opiniones honestas y después anúncialo a todos.`,
      };
    default:
      return {
        tool: `Lovable para hacer una página por cada necesidad, empezando por esta: ${problem(c, 0)}. Cada página lleva una promesa, ${proof(c, 1)} y un botón para ${act}.`,
        content: `Cierra una publicación por semana sobre ${c.offer(0)} con un solo paso: ${act}.`,
        lead: c.isSold
          ? `Haz fácil el primer paso: ${c.at(c.facts.offers, 0)}.`
          : `Haz fácil el primer paso para ${c.audience}: ${c.at(c.facts.offers, 0)}.`,
        workflow: `Solicitud nueva de ${c.offer(0)}: en cinco minutos sale una respuesta que hace una sola pregunta y propone el siguiente paso. Incluye la respuesta a algo que suelen preguntarte: “${question(c, 1)}” Si nadie la atiende en una hora, te llega un aviso al celular.`,
        first: `Publica una página sobre ${c.offer(0)} para ${c.audience}: ${price ?? `lo que hay que saber de ${c.offer(0)}`}, ${proof(c, 0)} y una sola forma de ${act}. Tres solicitudes por cada 100 visitas son un buen comienzo.`,
        later: `Haz la misma página para ${c.offer(1)} y compara durante cuatro semanas cuál de las dos trae más solicitudes.`,
      };
  }
}

/** Returns a search phrase that includes the town. */
function keyword(c: PlanContext, index: number): string {
  const phrase = c.facts.keywords[index % c.facts.keywords.length]!;
  if (!c.city || !c.isLocal || phrase.includes(c.city)) return phrase;
  return `${phrase.replace(/\s*cerca de mí/, '')} en ${c.city}`;
}

function siteTool(c: PlanContext): string {
  const parts = `“${withPrice(c)}” arriba, ${proof(c, 0)} y un botón para ${c.act}`;
  if (c.wantsNoSite)
    return `Lovable para una herramienta que solo tú ves: saca el precio de ${c.offer(0)} mientras hablas y guarda quién preguntó.`;
  if (c.site.kind === 'none') return `Lovable para la página que todavía no tienes: ${parts}.`;
  if (c.site.kind === 'social') return `Lovable para una página pequeña con enlace desde ${c.site.label}: ${parts}.`;
  return `Un asistente de chat para revisar ${c.site.label}: pega el texto y pregunta qué dudas sobre ${c.offer(0)} le quedan a alguien en esta situación: ${problem(c, 0)}.`;
}

function siteStep(c: PlanContext): string {
  const list = c.offers.slice(0, 3).map(withoutSpanishArticle).join(', ');
  const price = c.prices[0] ?? c.barePrice;
  if (c.wantsNoSite)
    return `Imprime una tarjeta que lo diga todo: ${list}, ${c.isSold && price ? `tu precio (${price}), ` : ''}y cómo ${c.act}. Dale dos a cada persona que pague: una es para que la pase.`;
  if (c.site.kind === 'none')
    return `Haz una página sencilla con los prompts de Lovable que están más abajo: ${list}, ${c.isSold ? `${price ? `tu precio (${price})` : 'cuánto cuesta'}, ` : ''}${proof(c, 0)} y un solo botón para ${c.act}.`;
  if (c.site.kind === 'social')
    return `Cambia la biografía de ${c.site.label}: ${list}${c.inPlace}, ${price ?? c.audience} y un solo enlace para ${c.act}. Alguien que no te conoce debe entenderla en cinco segundos.`;
  return `Abre ${c.site.label} en un celular: ¿puede alguien que no te conoce encontrar “${withPrice(c)}” y cómo ${c.act} en diez segundos? Corrige las tres cosas que más estorban.`;
}

function marketingStep(c: PlanContext): string {
  const today = c.marketing;
  if (!today)
    return c.isLocal
      ? `Reclama tu perfil de negocio en Google, agrega ${pair(c, and)} a tus servicios y sube cinco fotos; por ejemplo, ${c.at(c.facts.scenes, 0)}.`
      : `Escribe por su nombre a diez personas de este grupo: ${c.audience}. Habla de ${c.offer(0)} e incluye ${proof(c, 0)}. Con dos respuestas sabrás que el mensaje funciona.`;
  return `Revisa qué te trajo en los últimos tres meses lo que ya haces (${today}): cuánta gente llegó por ahí y si pidió ${pair(c, or)}. Dedica más tiempo a lo que mejor funcionó.`;
}

function formLine(c: PlanContext): string {
  if (c.wantsNoSite)
    return `Una libreta compartida en el celular de quien contesta, con una línea por cada persona que preguntó por ${c.offer(0)}.`;
  if (c.site.kind === 'none')
    return `Un formulario sobre ${c.offer(0)} en la página nueva, que te avise al celular y guarde a la persona en tu lista.`;
  if (c.site.kind === 'social')
    return `Un enlace en ${c.site.label} a un formulario conectado con tu lista de contactos, que pregunte de qué se trata (${pair(c, or)}).`;
  return `El formulario de ${c.site.label} conectado con tu lista de contactos, con la página de donde llegó cada persona (${pair(c, or)}).`;
}

/** Assigns steps to weeks: two in each of the first three weeks. */
const weekly = (steps: readonly string[], first: number, per: number) =>
  steps.map((step, index) => `Semana ${first + Math.floor(index / per)}: ${step}`);

/** Writes the plan. @param goals the owner's goals, at least one; their names are in English */
export function writeSpanish(c: PlanContext, goals: readonly string[]): Texts {
  const lines = goals.map((goal) => goalLines(c, goal));
  const [main] = lines;
  const channel = (index: number) => c.at(c.facts.channels, index);
  const doubt = c.at(c.facts.objections, 0);
  const moment = c.at(c.facts.moments, 0);
  const today = c.marketing;
  const thirty = [siteStep(c), marketingStep(c), ...lines.slice(0, 3).map(({ first }) => first)];
  return {
    targetAudience: audience(c),
    positioning: positioning(c),
    advantages: advantages(c),
    aiTools: [
      siteTool(c),
      ...lines.slice(0, 3).map(({ tool: text }) => text),
      `Vapi para las llamadas que no puedes contestar: responde preguntas como “${question(c, 2)}” y te avisa cuando no sabe algo sobre ${c.offer(0)}.`,
      `Veo 3 para una escena de ocho segundos: ${c.at(c.facts.scenes, 2)}, con este sonido de fondo: ${c.at(c.facts.sounds, 0)}.`,
      `Un asistente de chat para redactar textos sobre ${c.offer(1)}: dale la pregunta “${question(c, 3)}” y corrige su respuesta para que suene a ti.`,
      `ElevenLabs para el saludo telefónico sobre ${c.offer(0)}, con este tono: ${c.facts.tone}.`,
    ].slice(0, 7),
    contentStrategy: sentences(
      `Prepara una o dos veces por semana algo útil para ${c.audience}.`,
      `Tu canal principal: ${channel(0).name}, porque ${channel(0).why}.`,
      `Empieza con “${c.at(c.facts.topics, 0)}” y un clip de esta escena: ${c.at(c.facts.scenes, 0)}.`,
      main?.content,
      lines[1]?.content,
      c.full && c.empty && `Tu agenda de ${c.full} se llena sola, así que habla más bien de ${c.empty}.`,
      c.season
        ? `Empieza dos meses antes de la temporada (${c.season}), porque la gente planea ${c.offer(0)} con tiempo.`
        : `Prepárate con tiempo para ${moment.when}: ${moment.what}.`,
    ),
    leadGeneration: sentences(
      `${today ? `Mantén ${today} y agrega` : 'Empieza con'} este canal para ${c.offer(0)}: ${channel(1).name}, porque ${channel(1).why}.`,
      main?.lead,
      lines[1]?.lead,
      `Si alguien duda (“${lowerFirst(doubt.objection)}”), ten lista esta respuesta: “${doubt.answer}”`,
      `El número que más debes cuidar: ${kpi(c, 0)}.`,
    ),
    workflows: [
      `Llamada perdida: en un minuto sale un mensaje de ${c.name} que pregunta si se trata de ${pair(c, or)} y a qué hora devolver la llamada. Cuenta las respuestas.`,
      ...lines.slice(0, 3).map(({ workflow }) => workflow),
      `Mensaje previo: quien ya pidió ${c.offer(0)} recibe lo que debe saber antes de la fecha, empezando por “${question(c, 4)}”`,
      `Resumen de los viernes, en cinco líneas: ${kpi(c, 0)} ${and(kpi(c, 1))}.`,
    ].slice(0, 5),
    voiceAgents: sentences(
      `Un asistente de voz contesta por ${c.name} cuando tú no puedes y avisa desde el principio que es un asistente virtual.`,
      `Puede hablar de ${listOf(c.offers.slice(0, 3), 'y')}${c.prices[0] && c.isSold ? `, y da este precio: ${c.prices[0]}` : ''}.`,
      c.not && `Explica con amabilidad lo que no haces: ${c.not}.`,
      c.details.length > 0 && `Conoce los datos que la gente pide: ${c.details.slice(0, 7).join('; ')}.`,
      c.hours && `Avisa que estás ${c.hours}.`,
      `Te pasa la llamada si la persona está molesta o si llama por este tema: ${c.at(c.facts.calls, 0)}.`,
      `Dale esta regla para cuando hable de ${c.offer(0)}: ${lowerFirst(c.at(c.facts.rules, 0))}`,
    ),
    integrations: [
      today
        ? `La pregunta “¿Cómo supiste de nosotros?” en el formulario de ${c.offer(0)}, con esta primera opción: ${today}.`
        : `Una sola bandeja para llamadas, formularios y mensajes sobre ${c.offer(0)}, desde el primer día.`,
      `${inbox(c, 0)} sincronizado con tu celular, para que cada solicitud de ${c.offer(0)} llegue a un solo lugar.`,
      formLine(c),
      `Una hoja de cálculo con una línea por solicitud: de dónde vino, si era para ${pair(c, or)} y en qué quedó. De ahí sale este dato: ${kpi(c, 1)}.`,
    ],
    thirtyDays: [
      ...weekly(thirty, 1, 2),
      `Semana 4: Revisa durante 30 minutos este dato: ${kpi(c, 0)}. Mantén lo que ayudó y compara cada texto nuevo sobre ${c.offer(0)} con esta regla: ${lowerFirst(c.at(c.facts.rules, 1))}`,
    ],
    ninetyDays: [
      ...lines.slice(0, 3).map(({ later }, index) => `Semanas ${5 + index * 2}–${6 + index * 2}: ${upperFirst(later)}`),
      `Semanas 9–10: Reúne ${proof(c, 1)} ${and(proof(c, 3))}, y pon todo junto a la respuesta a “${question(c, 3)}”`,
      `Semanas 10–11: Dedica un número fijo de horas a probar este canal para ${c.offer(1)}: ${channel(2).name}, porque ${channel(2).why}. Para decidir si sigues, mira este dato: ${kpi(c, 2)}.`,
      c.season
        ? `Semanas 12–13: Escribe el primer mensaje de la próxima temporada (${c.season}) a quienes pidieron ${c.offer(0)} este año.`
        : c.wantsNoSite
          ? `Semanas 12–13: Prepara un letrero y diez llamadas sobre ${c.offer(0)} para ${c.audience}, con este momento en mente: ${moment.when}.`
          : `Semanas 12–13: Prepara una página y un correo sobre ${c.offer(0)} para ${c.audience}, con este momento en mente: ${moment.when}.`,
    ],
    longTerm: sentences(
      `La meta a un año: que ${c.name} sea la primera opción para ${c.audience} cuando se trata de ${c.offer(0)}.`,
      c.openings
        ? c.isWalkIn
          ? `Para entonces debe entrar el doble de gente que hoy ${c.openings}.`
          : `Lo que hoy queda libre (${c.empty}) debe estar reservado con una semana de anticipación.`
        : c.offer(0) !== c.offer(1) &&
            `Cuando recibas solicitudes de ${c.offer(0)} cada semana, dale más espacio a ${c.offer(1)}.`,
      `Dos veces al año, vuelve a leer este plan y compara este dato: ${kpi(c, 3)}.`,
    ),
  };
}
