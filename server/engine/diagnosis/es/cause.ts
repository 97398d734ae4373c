/** Findings about nonprofits and congregations, which serve people rather than customers. In Spanish. */
import { said, step, type Case, type Finding } from '../types.ts';
import { capital } from './demand.ts';

export function volunteers(d: Case): Finding {
  const { amount, words } = d.need!;
  const share = Math.max(5, Math.round(amount / 4 / 5) * 5);
  return {
    bottleneck: said(
      `A ${d.name} no le falta fama: le faltan ${amount} ${words} con una fecha en el calendario.`,
      d.dates &&
        `${amount} ${words} para cada una de ${d.dates.amount} fechas son ${amount * d.dates.amount} lugares al año${d.budget === 0 ? ', con $0 para gastar' : ''}.`,
      `No se llenan de uno en uno: pide grupos. Quien coordina un grupo (${d.audience}) puede traer ${share} de una vez.`,
    ),
    moves: [
      step(
        'ask',
        `Llama a cuatro personas que dirigen grupos (${d.audience}) y pide ${share} a cada una.`,
        `Pide un número y una fecha, no “apoyo”. Ten listo el lugar, la hora y qué llevar a la próxima actividad de ${d.noun}.`,
        `Funcionó si una de las cuatro te da un número.`,
      ),
      step(
        'page',
        `Haz un solo enlace para apuntarse a la próxima fecha.`,
        `Un formulario gratis con nombre, teléfono, grupo y fecha${d.hasWaiver ? ', y el permiso para firmar ahí mismo' : ''}. Ponlo en todo lo que repartas sobre ${d.noun}.`,
        `Funcionó si diez ${words} se apuntan sin llamar a ${d.name}.`,
      ),
      step(
        'past',
        `Escribe a quienes vinieron la última vez: “Trae a una persona.”`,
        `Usa la última lista de asistencia. Di la fecha, lo que lograron juntos y cuántos ${words} faltan.`,
        `Funcionó si cinco contestan con otro nombre.`,
      ),
    ],
    avoid: [
      d.budget === 0
        ? `No pagues por alcance, ni $20: ${d.audience} contestan a una persona que llama.`
        : `No gastes en difusión mientras los ${amount} lugares no tengan nombre.`,
    ],
    metric: `${capital(words)} apuntados para la próxima fecha, de ${amount}. Revísalo cada viernes.`,
  };
}

/** Returns what holds back a cause that doesn't state how many volunteers it has. */
export function cause(d: Case): Finding {
  return {
    bottleneck: said(
      `Mucha gente quiere a ${d.name}, y a casi nadie le han pedido algo.`,
      d.seeks && `Necesitas ${d.seeks}: eso se consigue de persona a persona, no con más difusión.`,
      `Falta una petición clara a ${d.audience}: una cosa, una fecha, un enlace${d.budget === 0 ? ', que cabe en tus $0' : ''}.`,
      d.detail && `Empieza con un dato que puedan imaginar: “${d.detail}”.`,
    ),
    moves: [
      step(
        'ask',
        `Pide a diez personas, por su nombre, una cosa que ${d.name} necesita este mes.`,
        `Por teléfono, entre ${d.audience}: ${d.seeks && /don/.test(d.seeks) ? 'una cantidad fija al mes, aunque sean $10' : 'una hora, un viaje, un lugar a tu lado'}. Di la fecha y qué hace posible.`,
        `Funcionó si tres de las diez dicen que sí.`,
      ),
      step(
        'page',
        d.site.kind === 'none'
          ? `Haz una página gratis con una sola forma de ayudar a ${d.name}.`
          : `Pon una sola forma de ayudar arriba en ${d.site.label}.`,
        `Tres líneas: qué hace ${d.name}${d.inCity}, qué cambia con una hora o con $10, y un botón.`,
        `Funcionó si alguien que no conoces usa el botón.`,
      ),
      step(
        'past',
        `Da las gracias a las últimas diez personas que ayudaron a ${d.name} y pide un nombre a cada una.`,
        `Un mensaje: qué hizo posible su parte, y luego “¿A quién más debería invitar?” Sin formulario y sin enlace.`,
        `Funcionó si recibes dos nombres antes del domingo.`,
      ),
    ],
    avoid: [
      `No pidas “apoyo” a todo el mundo: pide una cosa a ${d.audience}, o ${d.name} recibe un “me gusta” y ninguna ayuda.`,
    ],
    metric: d.seeks
      ? `${capital(d.seeks)} de ${d.name}, contados el primero de cada mes.`
      : `Personas nuevas que volvieron a ${d.name} por segunda vez, por mes.`,
  };
}
