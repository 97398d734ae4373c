/** Findings about capacity: waiting lists, seasons, small groups. In Spanish. */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding } from '../types.ts';
import { capital, hosts } from './demand.ts';

export function waitlist(d: Case): Finding {
  const raised = d.price && Math.round((d.price.amount * 1.1) / 5) * 5;
  const better = d.price && raised && raised > d.price.amount && d.isSold;
  return {
    bottleneck: said(
      d.hasWaitlist
        ? `Más solicitudes no te ayudan: ya hay gente en espera de ${d.thing}.`
        : `Más solicitudes no te ayudan: tu agenda de ${d.thing} está llena.`,
      `Lo que le falta a ${d.name} es espacio${d.spots ? ` (${d.spots.amount} ${d.spots.words})` : ''}, y decidir quién recibe el próximo: el primero de la fila o ${d.audience}.`,
      better &&
        `Con la misma agenda llena, ${dollars(raised)} en vez de ${d.price!.text} es un ${Math.round((raised / d.price!.amount - 1) * 100)} % más.`,
    ),
    moves: [
      step(
        'list',
        `Divide en tres grupos a quienes esperan ${d.thing}.`,
        `Hazles tres preguntas sobre ${d.thing} (qué necesitan, para cuándo, qué tan flexible es la fecha) y marca a ${d.audience}.`,
        `Funcionó si sabes quiénes reciben los próximos cinco horarios de ${d.thing}.`,
      ),
      ...(better
        ? [
            step(
              'price',
              `Cotiza ${dollars(raised)} a las próximas cinco personas nuevas.`,
              `Cambia los ${d.price!.text} solo para gente nueva que pida ${d.thing}. Quienes ya te compran conservan su precio tres meses.`,
              `Funcionó si cuatro de las cinco siguen queriendo ${d.thing}.`,
            ),
          ]
        : []),
      step(
        'reply',
        `Llena en una hora la próxima cancelación de ${d.thing}.`,
        `Ten a mano cinco nombres que puedan venir con poco aviso. Cuando se abra un lugar para ${d.thing}, escríbeles a todos: el primer sí se lo queda.`,
        `Funcionó si esta semana no queda ningún hueco de ${d.thing} sin usar.`,
      ),
    ],
    avoid: [`No compres contactos para ${d.thing}: una fila más larga te cuesta llamadas y no te da más espacio.`],
    metric: `Lo que deja una semana llena de ${d.thing}. Mientras no haya lugar, crece con el precio y no con más solicitudes.`,
  };
}

export function season(d: Case): Finding {
  const { text, first, count } = d.season!;
  const full = d.spots && d.price && !d.price.isMonthly && d.price.label === d.price.text;
  return {
    bottleneck: said(
      `Tienes ${count} meses, de ${text}, para ganar el año con ${d.thing}.`,
      d.spots &&
        (full
          ? `En cada fecha caben ${d.spots.amount}: llena son ${dollars(d.spots.amount * d.price!.amount)}, y un lugar vacío son ${d.price!.text} que no vuelven.`
          : `En cada fecha caben ${d.spots.amount}, y un lugar vacío no se recupera.`),
      `Los lugares se venden antes de que llegue la gente, no mientras atiendes a tus ${d.many}.`,
    ),
    moves: [
      step(
        'dates',
        `Muestra todas las fechas de la temporada ${d.site.kind === 'none' ? 'en una página' : `en ${d.site.label}`}.`,
        `Una lista de ${text} con ${d.offer}${d.spots ? `, los lugares que quedan de ${d.spots.amount}` : ''} y un botón para reservar. Actualízala cada noche.`,
        `Funcionó si alguien reserva ${d.thing} sin llamarte antes.`,
      ),
      hosts(d, `${d.thing} en tus fechas libres`),
      step(
        'list',
        `Escribe a tus ${d.many} de la temporada pasada.`,
        `Un correo: tres fotos de ${d.thing}, las primeras fechas de ${first} y una pregunta: “¿A quién traerías la próxima vez?”`,
        `Funcionó si dos lo reenvían o reservan.`,
      ),
    ],
    avoid: [
      `No esperes a ${first} para empezar a vender ${d.thing}: ${d.audience} planean con semanas de anticipación.`,
    ],
    metric: d.spots
      ? `Lugares reservados por fecha, de ${d.spots.amount}, en las próximas cuatro fechas de ${d.thing}.`
      : `Fechas de ${d.thing} llenas antes de que empiece ${first}.`,
  };
}

export function spots(d: Case): Finding {
  const { amount, words } = d.spots!;
  const full = d.price?.isMonthly ? amount * d.price.amount : undefined;
  return {
    bottleneck: said(
      `No necesitas una multitud: atiendes a ${amount} a la vez, así que unas pocas personas más (${d.audience}) cambian tu mes.`,
      full && `Un grupo completo de ${amount} a ${d.price!.text} son ${dollars(full)}.`,
      `Lo que falta es el paso entre oír hablar de ${d.name} y venir una vez.`,
    ),
    moves: [
      step(
        'ask',
        `Invita por su nombre a ${amount} personas a probar ${d.thing}.`,
        `Pide a tus ${d.many} un nombre cada uno: ${d.audience}. Llama, propón una sola fecha y no pases de ${amount}.`,
        `Funcionó si vienen ${Math.max(2, Math.round(amount / 2))} de ${amount}.`,
      ),
      step(
        'proof',
        `Contesta por escrito la primera duda de ${d.audience}.`,
        `Tres frases ${d.site.kind === 'none' ? 'que puedas mandar por mensaje' : `arriba en ${d.site.label}`}: qué pasa la primera vez, por qué son solo ${amount}${d.price ? ` y cuánto cuesta (${d.price.text})` : ''}.`,
        `Funcionó si la próxima persona que pregunta por ${d.thing} pide una fecha.`,
      ),
    ],
    avoid: [`No busques alcance: con ${amount} ${words}, pocas personas que vienen valen más que cien que solo miran.`],
    metric: `${capital(words)} libres de ${amount}, contados cada lunes. Dos veces cero quiere decir que puedes abrir más ${d.thing}.`,
  };
}
