/** Findings about quiet days at walk-in businesses. In Spanish. */
import { dollars } from '#server/engine/draft/said.ts';
import { said, step, type Case, type Finding, type Step } from '../types.ts';

function channelForVisits(d: Case, when: string): Step {
  const sign = `Funcionó si alguien te dice que por eso vino ${when}.`;
  switch (d.channelKind) {
    case 'social':
      return step(
        'channel',
        `Usa tus publicaciones solo para esto: ${when}.`,
        `Tres noches seguidas, sube una foto de ${d.thing} con una línea: ${when} no hay fila${d.price ? `, ${d.price.text}` : ''}. Nada más.`,
        sign,
      );
    case 'referrals':
      return step(
        'channel',
        `Dale a quien te recomienda algo que contar: ${when} no hay fila.`,
        `Dilo a diez personas, cada una por su nombre: “Está tranquilo ${when}. Trae a alguien por ${d.thing}; no esperan.”`,
        sign,
      );
    default:
      return step(
        'channel',
        `Anuncia los días tranquilos donde la gente mira.`,
        `Escribe “Sin fila ${when}” junto a ${d.offer} en la parte de arriba de ${d.page} y en tu puerta. Quítalo los días llenos.`,
        sign,
      );
  }
}

const atTheRegister = (d: Case, when: string): Step =>
  step(
    'past',
    `Di a las próximas 20 personas que ${when} está tranquilo.`,
    `Una línea mientras pagan: “Para ${d.thing} no hay que esperar ${when}.” Empieza por quienes hicieron fila.`,
    `Funcionó si tres de las 20 regresan ${when}.`,
  );

/** Returns advice for filling quiet days when other days are full. */
export function fullAndQuiet(d: Case): Finding {
  const [full, empty] = [d.full!, d.empty];
  const when = empty?.text ?? 'los demás días';
  return {
    bottleneck: said(
      empty
        ? `Tienes un problema ${empty.problem}, no de demanda.`
        : `Tu problema no son ${full.text}, sino los demás días.`,
      `Se te llena solo ${full.text}, y ${when} nadie hace fila por ${d.thing}.`,
      d.price &&
        !d.price.isMonthly &&
        empty &&
        `Diez personas más ${empty.count === 1 ? 'ese día' : 'cada uno de esos días'} (${d.price.label}) son ${dollars(d.price.amount * empty.count * 10)} por semana.`,
    ),
    moves: [
      step(
        'reply',
        `Cuenta de los días tranquilos a quien espera ${full.text}.`,
        `Dilo mientras esperan y ponlo en un letrero junto a la caja: “Para ${d.thing} no hay fila ${when}.”`,
        `Funcionó si dos personas de los días llenos vienen ${when} la próxima vez.`,
      ),
      atTheRegister(d, when),
      channelForVisits(d, when),
    ],
    avoid: [
      `No promuevas ${full.text}: se llenan solos, y una fila más larga espanta a la gente.`,
      ...(d.price
        ? [`No bajes el precio (${d.price.text}) los días tranquilos: quien paga completo empezaría a esperar.`]
        : []),
    ],
    metric: `Personas que entran ${when}, contadas con rayitas junto a la caja. Busca el doble de hoy en un mes.`,
  };
}

/** Returns what to do about quiet days. */
export function quiet(d: Case): Finding {
  const empty = d.empty!;
  return {
    bottleneck: said(
      `Tu hueco tiene nombre: ${empty.text}.`,
      d.emptyWords && `Dijiste “${d.emptyWords}”, así que necesitas unas pocas personas más, no una campaña.`,
      d.price &&
        !d.price.isMonthly &&
        `Una persona fija más cada ${empty.one} (${d.price.label}) son unos ${dollars(d.price.amount * 4)} al mes.`,
    ),
    moves: [
      channelForVisits(d, empty.text),
      atTheRegister(d, empty.text),
      step(
        'partners',
        `Pide a dos vecinos a cinco minutos a pie que te manden gente ${empty.text}.`,
        `Una oficina, una escuela, una tienda: deja una tarjeta con ${d.offer} y tu horario, y ten la suya junto a tu caja.`,
        `Funcionó si alguien entra ${empty.text} y dice quién lo mandó.`,
      ),
    ],
    avoid: [`No hagas una campaña para ${empty.text}. Bastan unas pocas personas que viven o trabajan cerca.`],
    metric: `Personas que entran ${empty.text}, contadas con rayitas junto a la caja. Busca el doble de hoy en un mes.`,
  };
}
