/** Findings about how customers come today: one channel and its limits. In Spanish. */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding, type Step } from '../types.ts';
import { cause } from './cause.ts';
import { capital, channelFor } from './demand.ts';

function findable(d: Case): Step {
  if (d.site.kind === 'none' && d.isLocal)
    return step(
      'page',
      `Reclama gratis el perfil de ${d.name} en Google y agrega ${d.thing}.`,
      `Muestra ${d.offer}${d.other && !d.offer.includes(d.other) ? ` y ${d.other}` : ''}, tu horario y cinco fotos de esta semana; toma una hora con el teléfono.`,
      `Funcionó si ${d.name} aparece cuando buscas ${d.thing}${d.inCity}.`,
    );
  if (d.site.kind === 'none')
    return step(
      'page',
      `Pon ${d.thing} en una sola página con dirección propia.`,
      `Qué es, para quién (${d.audience}), ${d.price ? d.price.label : 'cuánto cuesta'} y una forma de contactarte. Los prompts de Lovable que están abajo la escriben en una noche.`,
      `Funcionó si contestas la próxima pregunta sobre ${d.thing} con un enlace.`,
    );
  return step(
    'page',
    `Cambia las primeras tres líneas de ${d.site.label}.`,
    `En este orden: ${d.thing} para ${d.audience}${d.inCity}, ${d.price ? d.price.label : 'cuánto cuesta'} y una forma de empezar.`,
    `Funcionó si alguien que no te conoce lo lee y sabe cómo pedir ${d.thing}.`,
  );
}

const askPast = (d: Case): Step =>
  step(
    'past',
    `Escribe a tus diez ${d.many} más recientes y pregunta quién más necesita ${d.thing}.`,
    `Una línea a cada quien, por su nombre, sin premio y sin enlace: “Gracias otra vez de parte de ${d.name}, ¿a quién más conoces que necesite ${d.thing}?”`,
    `Funcionó si dos de los diez te mandan a alguien para ${d.thing} antes del domingo.`,
  );

const meet = (d: Case): Step =>
  step(
    'partners',
    `Visita dos negocios${d.inCity} que atienden a la misma gente: ${d.audience}.`,
    `Elige los que la ven antes de que necesite ${d.thing}. Deja una tarjeta con ${d.offer} y tu número, y ofrece mandarles gente también.`,
    `Funcionó si uno de los dos te manda a alguien para ${d.thing}.`,
  );

const tally = (d: Case): Step =>
  step(
    'count',
    `Pregunta esta semana a cada ${d.one} cómo conoció ${d.name}.`,
    `Basta una nota junto al teléfono: nombre, qué quería y quién lo mandó.`,
    `Funcionó si lo sabes de todos los que preguntaron por ${d.thing}.`,
  );

export const common = (d: Case): Step[] =>
  d.isSold ? [findable(d), askPast(d), meet(d), tally(d), channelFor(d, 'esta semana')] : cause(d).moves;

const year = (d: Case) =>
  d.price &&
  !d.price.isMonthly &&
  (d.price.amount < 150
    ? d.price.amount >= 20 &&
      `Dos trabajos más por semana (${d.price.label}) suman ${dollars(d.price.amount * 100)} al año.`
    : `Uno más al mes (${d.price.label}) suma ${dollars(d.price.amount * 12)} al año.`);

function lines(d: Case): [bottleneck: string[], avoid: string, metric: string] {
  const lookUp =
    d.site.kind === 'none'
      ? `No hay página: quien oye hablar de ${d.name} no puede ver ${d.price ? `tus precios (${d.price.label})` : `qué ofreces en ${d.thing}`}.`
      : `Y quien entra a ${d.site.label} tiene que encontrar ${d.offer} de inmediato.`;
  switch (d.channelKind) {
    case 'referrals':
      return [
        [
          `La gente te recomienda, pero solo cuando se acuerda: ${d.audience} no llegan cuando tú tienes espacio para ${d.thing}.`,
          lookUp,
        ],
        `No cambies las recomendaciones por otra cosa: pídelas, y da una frase sobre ${d.thing} que se pueda repetir.`,
        `${capital(d.many)} nuevos que dicen quién los mandó, por mes, y cuántos pidieron ${d.thing}.`,
      ];
    case 'partners':
      return [
        [
          `Dependes de que otros se acuerden de ${d.name}: hoy llegas a tus ${d.many} por ${d.channel}.`,
          `Cuando ellos están ocupados, nadie pide ${d.thing}.`,
        ],
        `No esperes a que se acuerden: una nota útil al mes sobre ${d.thing} vale más que un saludo en Navidad.`,
        `${capital(d.many)} que te manda cada una de esas personas, por trimestre.`,
      ];
    case 'ads':
      return [
        [
          `Alquilas a tus ${d.many}: el día que paran los anuncios de ${d.thing}, paran las llamadas.`,
          `Quienes quedaron contentos con ${d.name} todavía no traen a nadie, porque nadie se lo pide.`,
        ],
        `No subas el presupuesto de anuncios sin saber cuánto te cuesta cada ${d.one} que pide ${d.thing}.`,
        `Dólares en anuncios por cada ${d.one} que reserva ${d.thing}.`,
      ];
    case 'social':
      return [
        [`Publicas, y la gente mira ${d.thing}. Falta el siguiente paso para ${d.audience}.`, lookUp],
        `No publiques más: una publicación por semana que diga cómo pedir ${d.thing} vale más que cinco bonitas.`,
        `Mensajes que piden ${d.thing} por publicación. Los “me gusta” no cuentan.`,
      ];
    case 'google':
      return [
        [`Te encuentran cuando ya buscan ${d.thing}, y ahí está también toda tu competencia.`, lookUp],
        `No persigas diez búsquedas a la vez: quédate con una, ${d.thing}${d.inCity}.`,
        `Llamadas y reservas de ${d.thing} que llegan por Google, por semana.`,
      ];
    case 'email':
      return [
        [
          `Escribes a quien ya conoce ${d.name}, y ${d.audience} que nunca oyeron de ${d.thing} no están en esa lista.`,
          `La lista solo crece si ${d.audience} tienen una razón para apuntarse.`,
        ],
        `No escribas más seguido a la misma lista: quien no está en ella no se entera de ${d.thing}.`,
        `Personas nuevas en tu lista por mes (${d.audience}).`,
      ];
    case 'events':
      return [
        [
          `Ves a ${d.audience} en los eventos, y entre uno y otro no oyen nada de ${d.thing}.`,
          `Deciden en su propia fecha, así que necesitan saber de ${d.name} más de una vez.`,
        ],
        `No reserves otro evento mientras quede un contacto del último sin una llamada sobre ${d.thing}.`,
        `Segundas conversaciones sobre ${d.thing} por evento.`,
      ];
    case 'calls':
      return [
        [
          `Las llamadas en frío llegan a ${d.audience} cuando te conviene a ti, no cuando necesitan ${d.thing}.`,
          `Sin una fecha para volver a llamar, el sí a ${d.thing} que llegaría después se pierde.`,
        ],
        `No llames a más nombres: vuelve a llamar a los mismos 30 con una razón que tenga que ver con ${d.thing}.`,
        `Primeras reuniones sobre ${d.thing} por cada 20 llamadas.`,
      ];
    case 'flyers':
      return [
        [`Un volante deja ver a ${d.name} una vez, y quien ese día no necesita ${d.thing} lo olvida.`, lookUp],
        `No imprimas más sin saber qué volante o evento trajo a alguien por ${d.thing}.`,
        `Personas que mencionan el volante o el evento cuando piden ${d.thing}, por mes.`,
      ];
    default:
      return [
        [
          `Todavía no llegas de forma regular a ${d.audience}${d.inCity}, así que ${d.name} depende de quien pasa por casualidad.`,
          lookUp,
          ...(d.detail ? [`Y sí tienes algo que mostrar: “${d.detail}”.`] : []),
        ],
        `No empieces tres cosas a la vez: primero quienes ya pidieron ${d.thing}, después los demás.`,
        `Personas que preguntan por ${d.thing} cada semana, y dónde oyeron de ${d.name}.`,
      ];
  }
}

export function channel(d: Case): Finding {
  const [bottleneck, avoid, metric] = lines(d);
  const count = step(
    'count',
    `Calcula cuánto te cuesta cada ${d.one} que llega por anuncios.`,
    `Lo que pagaste el mes pasado entre las personas que reservaron ${d.thing}. Ponlo junto a tu precio${d.price ? ` (${d.price.label})` : ''}.`,
    `Funcionó si sabes qué anuncio de ${d.thing} parar.`,
  );
  return {
    bottleneck: said(...bottleneck, year(d)),
    moves:
      d.channelKind === 'ads'
        ? [count, askPast(d), findable(d)]
        : d.channelKind === 'referrals'
          ? [askPast(d), findable(d), meet(d)]
          : [findable(d), askPast(d), meet(d)],
    avoid: [avoid],
    metric,
  };
}
