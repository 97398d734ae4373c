/** Findings about timing and volume: full and empty days and months, open times. In Spanish. */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding, type Step } from '../types.ts';
import { fullAndQuiet, quiet } from './walk-in.ts';

export const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
/** Uses their existing channel to fill certain days. `when` is an adverbial: "los lunes y los martes". */
export function channelFor(d: Case, when: string): Step {
  const sign = `Funcionó si puedes nombrar una reserva para ${when} que llegó por ahí.`;
  switch (d.channelKind) {
    case 'social':
      return step(
        'channel',
        `Usa tus publicaciones solo para ${when}.`,
        `Tres noches seguidas, publica los horarios libres de ${d.thing}: el día, la hora, ${d.price ? d.price.text : 'cuánto dura'} y un solo enlace, nada más.`,
        sign,
      );
    case 'ads':
      return step(
        'channel',
        `Dirige tus anuncios a ${when}.`,
        `Cambia la primera línea por “${capital(d.thing)}: hay lugar ${when}” y pausa lo demás hasta llenar esos horarios.`,
        sign,
      );
    case 'referrals':
      return step(
        'channel',
        `Dale a quien te recomienda algo que contar: hay lugar ${when}.`,
        `Escribe a diez de tus ${d.many}, por su nombre: “Tengo espacio para ${d.thing} ${when}. ¿A quién conoces?”`,
        sign,
      );
    case 'partners':
      return step(
        'channel',
        `Avisa qué horarios tienes libres a quienes te mandan ${d.many}.`,
        `Hoy tus ${d.many} llegan por ${d.channel}. Manda a cada contacto una línea que pueda reenviar: “${capital(d.offer)}, hay lugar ${when}.”`,
        sign,
      );
    default:
      return step(
        'channel',
        `Pon los horarios libres donde la gente mira.`,
        `Escribe “Hay lugar ${when}” junto a ${d.offer} en la parte de arriba de ${d.page}, y cámbialo cuando se llene.`,
        sign,
      );
  }
}

export const hosts = (d: Case, when: string): Step =>
  step(
    'partners',
    d.channelKind === 'partners'
      ? `Dale a quienes ya te mandan ${d.many} algo que ofrecer: ${when}.`
      : `Pide a tres lugares${d.inCity} por donde pasan ${d.audience} que te manden gente para ${when}.`,
    `Hoteles, cafés, posadas: lleva una tarjeta con ${d.offer}, las próximas fechas libres y tu número. Averigua a quién le preguntan qué se puede hacer.`,
    `Funcionó si alguien llama por ${d.thing} antes del domingo.`,
  );

export function days(d: Case): Finding {
  if (d.isWalkIn) return fullAndQuiet(d);
  const full = d.full!;
  const empty = d.empty;
  const when = empty?.text ?? 'los demás días';
  const more = d.price && d.price.amount < 30 ? 10 : 1;
  const each = d.price && !d.price.isMonthly && empty;
  return {
    bottleneck: said(
      !empty
        ? `Tu problema no son ${full.text}, sino los demás días.`
        : d.wants('more_leads')
          ? `No te faltan clientes: tienes un problema ${empty.problem}.`
          : `Tienes un problema ${empty.problem}, no un problema de demanda.`,
      `Tu agenda se llena sola ${full.text}, y ${when} queda espacio para ${d.thing}.`,
      each &&
        `${more > 1 ? 'Diez pedidos' : 'Un trabajo'} más en ${empty.count === 1 ? 'ese día' : `cada uno de esos ${['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis'][empty.count] ?? empty.count} días`} (${d.price!.label}) son ${dollars(d.price!.amount * empty.count * more)} por semana.`,
    ),
    moves: [
      step(
        'reply',
        `Ofrece primero otro día a quien te pida ${d.thing} para ${full.text}.`,
        `Guarda esta respuesta para cada llamada y mensaje: “El ${full.one} ya está lleno, pero para ${d.thing} tengo lugar ${empty ? `el ${empty.one}` : 'otro día'}; ¿a qué hora te conviene?”`,
        `Funcionó si dos personas que querían el ${full.one} aceptan ${empty ? `el ${empty.one}` : 'otro día'}.`,
      ),
      d.archetype === 'tours' || d.archetype === 'events'
        ? hosts(d, when)
        : step(
            'past',
            `Escribe a 20 de tus ${d.many} y ofréceles un horario ${when}.`,
            `Un mensaje a cada persona, por su nombre, con dos horarios para ${d.thing}${d.price ? ` al precio de siempre (${d.price.text})` : ''}. Empieza por quienes no dependen del ${full.one}.`,
            `Funcionó si tres de los 20 eligen un horario ${when}.`,
          ),
      channelFor(d, when),
    ],
    avoid: [
      `No promuevas ${d.thing} para ${full.text}: esos días se llenan solos, y cada solicitud de más termina en un “no puedo”.`,
      ...(d.price
        ? [
            `No bajes el precio (${d.price.text}) para llenar ${empty ? `el ${empty.one}` : 'los días tranquilos'}: quien lo paga el ${full.one} empezaría a esperar.`,
          ]
        : []),
    ],
    metric: `Reservas de ${d.thing} ${when}, semana por semana: busca el doble de hoy en un mes.`,
  };
}

export function months(d: Case): Finding {
  const busy = d.fullMonths?.text;
  const quiet = d.emptyMonths?.text ?? 'los meses siguientes';
  return {
    bottleneck: said(
      busy
        ? `En ${busy} te piden más ${d.thing} de lo que puedes atender, y en ${quiet} casi nada.`
        : `En ${quiet} casi nadie pide ${d.thing}.`,
      busy
        ? `No necesitas más ${d.many} al año: necesitas que algunos vengan en ${quiet}.`
        : `El resto del año no es el problema, así que el trabajo de ${quiet} se busca mientras tienes mucho.`,
      d.price &&
        !d.price.isMonthly &&
        `Veinte que vengan en ${quiet} (${d.price.label}) son ${dollars(d.price.amount * 20)} en tu época más floja.`,
    ),
    moves: [
      step(
        'list',
        `Haz la lista de quienes vinieron ${busy ? `en ${busy}` : 'el año pasado'} por ${d.thing}.`,
        `Busca ${d.thing} en recibos, mensajes y tu teléfono: nombre, número y cuándo les toca otra vez, en una hoja de cálculo.`,
        `Funcionó si tienes 40 nombres y la mitad podría venir en ${quiet}.`,
      ),
      step(
        'dates',
        `Ofrece una fecha en ${quiet} a las próximas diez personas que atiendas.`,
        `Dilo al cobrar: “En ${quiet} no hay espera para ${d.thing}. ¿Te aparto una fecha?” Escríbela en el recibo.`,
        `Funcionó si tres de las diez dicen que sí a ${quiet}.`,
      ),
      step(
        'reply',
        `Escribe desde ahora el mensaje de ${quiet} para ${d.audience}.`,
        `Dos frases: no hay espera para ${d.thing}${d.price ? `, ${d.price.label}` : ''}, y cómo pedir fecha. Guárdalo con un recordatorio tres semanas antes.`,
        `Funcionó si cinco personas de tu lista contestan la primera versión.`,
      ),
    ],
    avoid: [
      ...(busy ? [`No te anuncies en ${busy}: tendrías que decir que no a quien pide ${d.thing}.`] : []),
      ...(d.price ? [`No bajes tus precios (${d.price.label}) todo el año porque ${quiet} está flojo.`] : []),
    ],
    metric: `Fechas de ${d.thing} reservadas para ${quiet}, contadas desde hoy.`,
  };
}

export function openings(d: Case): Finding {
  if (d.isWalkIn) return quiet(d);
  const empty = d.empty!;
  return {
    bottleneck: said(
      `Tu hueco tiene nombre: ${empty.text}.`,
      d.emptyWords &&
        `Dijiste “${d.emptyWords}”, así que necesitas a unas pocas personas (${d.audience}), no una campaña.`,
      d.price &&
        !d.price.isMonthly &&
        `Una persona fija cada ${empty.one} (${d.price.label}) son unos ${dollars(d.price.amount * 4)} al mes.`,
    ),
    moves: [
      channelFor(d, empty.text),
      step(
        'past',
        `Escribe a cinco personas que preguntaron por ${d.thing} y no empezaron.`,
        `Una línea a cada una: “Se abrió un lugar el ${empty.one}. ¿Todavía te interesa?” Da la hora exacta${d.price ? ` y el precio (${d.price.text})` : ''}.`,
        `Funcionó si una de las cinco viene a probar ${d.thing}.`,
      ),
      step(
        'list',
        `Empieza una lista de espera corta para ${d.thing}.`,
        `A quien no le quede la hora, pregúntale: “¿Te aviso cuando se abra otra?” Anota el nombre y los días que puede.`,
        `Funcionó si hay tres nombres y el próximo hueco se llena solo.`,
      ),
    ],
    avoid: [
      `No hagas una campaña para ${empty.text}: tendrías que rechazar a casi todos, y el hueco podría seguir ahí.`,
    ],
    metric: `Lugares libres para ${d.thing} ${empty.text}. La meta es cero, con un nombre en la lista para el próximo.`,
  };
}
