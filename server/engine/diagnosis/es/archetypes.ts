/**
 * What holds back a business of each archetype when the owner's facts don't show anything more specific. In Spanish.
 */
import type { Archetype } from '#shared/domain/archetypes.ts';
import { said, step, type Case, type Finding, type Step } from '../types.ts';
import { cause } from './cause.ts';
import { capital } from './demand.ts';

const where = (d: Case) => (d.site.kind === 'none' ? 'en tu primer mensaje' : `en ${d.site.label}`);

type Lines = { bottleneck: string; first: Step; avoid: string; metric: string };

const lines: Record<Exclude<Archetype, 'nonprofit'>, (d: Case) => Lines> = {
  'local-service': (d) => ({
    bottleneck: `Quien necesita ${d.thing}${d.inCity} llama a dos o tres negocios y se queda con el primero que le da una hora.`,
    first: step(
      'reply',
      `Contesta en diez minutos cada solicitud de ${d.thing}.`,
      `Guarda un mensaje: “Gracias, habla ${d.name}. ¿Cuál es la dirección? Puedo ir a esta hora o a esta otra.” Mándalo desde donde estés trabajando.`,
      `Funcionó si reserva una persona más de las que llamaron esta semana.`,
    ),
    avoid: `No vayas a ver un trabajo de ${d.thing} sin haber hablado del precio por teléfono.`,
    metric: `Solicitudes de ${d.thing} contestadas en diez minutos, de todas.`,
  }),
  storefront: (d) => ({
    bottleneck: `La gente pasa frente a ${d.name} sin saber qué es lo mejor que tiene: ${d.thing}.`,
    first: step(
      'proof',
      `Pon ${d.thing} donde se vea desde afuera.`,
      `Un letrero y una foto${d.site.kind === 'none' ? '' : ` en ${d.site.label}`}: ${d.offer}, y nada más.`,
      `Funcionó si tres personas piden ${d.thing} porque lo vieron.`,
    ),
    avoid: `No muestres todo lo que tienes: primero ${d.thing}, lo demás adentro.`,
    metric: `${capital(d.many)} que entran por ${d.thing}, por semana.`,
  }),
  restaurant: (d) => ({
    bottleneck: `${capital(d.audience)} deciden dónde comer una hora antes, con el teléfono, y ${d.thing} tiene que ser la foto que vean.`,
    first: step(
      'proof',
      `Toma hoy una foto de ${d.thing} junto a la ventana.`,
      `Tres fotos con el teléfono, sin filtro. Pon la mejor en Google${d.site.kind === 'none' ? '' : ` y en ${d.site.label}`}, con el precio al lado.`,
      `Funcionó si dos ${d.many} piden ${d.thing} y mencionan la foto.`,
    ),
    avoid: `No agregues platos: la gente vuelve por ${d.thing}.`,
    metric: `${capital(d.many)} que piden ${d.thing} en tu día más flojo.`,
  }),
  practice: (d) => ({
    bottleneck: `${capital(d.audience)} tienen dudas antes de llamar por ${d.thing}, y casi todos lo dejan para después.`,
    first: step(
      'proof',
      `Escribe qué pasa en la primera cita de ${d.thing}.`,
      `Cinco frases ${where(d)}: a quién verán, cuánto dura, qué llevar${d.price ? `, ${d.price.text}` : ''} y qué sigue.`,
      `Funcionó si la próxima persona nueva dice que lo leyó.`,
    ),
    avoid: `No prometas resultados de ${d.thing}: promete cómo trabajas.`,
    metric: `Primeras citas de ${d.thing} por semana, y cuántos días esperó cada persona.`,
  }),
  b2b: (d) => ({
    bottleneck: `No necesitas alcance para ${d.thing}: necesitas 30 nombres. ${capital(d.audience)} compran pocas veces al año, y gana el proveedor en quien piensan esa semana.`,
    first: step(
      'list',
      `Anota 30 nombres: ${d.audience}.`,
      `De cada uno: quién decide, qué usa hoy en vez de ${d.name}, cuándo compra otra vez. Llama a cinco y pregunta solo lo último.`,
      `Funcionó si tienes un mes anotado junto a tres nombres.`,
    ),
    avoid: `No mandes un folleto de ${d.thing} a una lista comprada.`,
    metric: `Conversaciones sobre ${d.thing} con gente de tu lista, por semana.`,
  }),
  saas: (d) => ({
    bottleneck: `A ${d.audience} les gusta ${d.noun} cuando lo ven, y luego vuelven a lo de antes. La primera semana decide.`,
    first: step(
      'ask',
      `Acompaña media hora a tres usuarios nuevos de ${d.name}.`,
      `Por video y sin ayudar. Anota dónde se detienen y qué dicen ahí.`,
      `Funcionó si viste dos veces el mismo tropiezo.`,
    ),
    avoid: `No compres visitas para ${d.noun} mientras los nuevos no se queden.`,
    metric: `Usuarios nuevos de ${d.name} que vuelven al séptimo día, de cada diez.`,
  }),
  creator: (d) => ({
    bottleneck: `A la gente le gusta lo que haces y no sabe qué sigue: el camino hasta ${d.noun} es más largo de lo que debe ser para ${d.audience}.`,
    first: step(
      'page',
      `Termina tus próximas tres publicaciones con la misma frase.`,
      `Una razón y un enlace a ${d.noun}${d.price ? ` (${d.price.label})` : ''}, con tu propia voz.`,
      `Funcionó si una de las tres trae el doble de clics.`,
    ),
    avoid: `No abras otro canal para ${d.noun} antes de que este venda.`,
    metric: `Personas que compran ${d.noun} o se apuntan, por cada 1,000 que lo ven.`,
  }),
  maker: (d) => ({
    bottleneck: `${capital(d.audience)} no pueden tocar ${d.thing} en una pantalla, y dudan donde la mano decidiría.`,
    first: step(
      'proof',
      `Graba ${d.thing} en tus manos durante 20 segundos.`,
      `Tamaño, peso, sonido y la parte de abajo, con luz de día. Ponlo primero ${where(d)}, con ${d.offer}.`,
      `Funcionó si menos gente pregunta el tamaño y alguien más pide.`,
    ),
    avoid: `No agregues diez productos: muestra ${d.thing} de diez maneras.`,
    metric: `Pedidos de ${d.thing} por cada 100 visitas.`,
  }),
  tours: (d) => ({
    bottleneck: `${capital(d.audience)} deciden la noche anterior qué hacer${d.inCity}, y ${d.thing} tiene que poder reservarse en ese momento.`,
    first: step(
      'dates',
      `Haz que ${d.thing} se pueda reservar hoy desde un teléfono.`,
      `Las próximas diez fechas ${where(d)} con los lugares libres y ${d.offer}; un botón y cuatro líneas como máximo.`,
      `Funcionó si alguien reserva después de las 8 de la noche.`,
    ),
    avoid: `No agregues otro recorrido antes de llenar ${d.thing} en los días buenos.`,
    metric: `Lugares vacíos en ${d.thing}, por semana.`,
  }),
  events: (d) => ({
    bottleneck: `${capital(d.audience)} contratan ${d.thing} una vez, con meses de anticipación, y comparan a tres o cuatro en una noche.`,
    first: step(
      'reply',
      `Contesta la próxima solicitud de ${d.thing} con una fecha libre y un precio.`,
      `En una hora, tres frases: si la fecha está libre, ${d.offer} y una pregunta sobre su día.`,
      `Funcionó si las próximas dos personas que escriben aceptan una llamada.`,
    ),
    avoid: `No mandes una lista de precios sin preguntar por el día: ${d.thing} se vería como cualquier otro.`,
    metric: `Llamadas por cada diez solicitudes de ${d.thing}.`,
  }),
  school: (d) => ({
    bottleneck: `${capital(d.audience)} piensan en ${d.thing} durante semanas y empiezan cuando alguien les da una fecha. Casi nadie se la da.`,
    first: step(
      'dates',
      `Fija un día para empezar con ${d.thing}.`,
      `${capital(where(d))}: el día, la hora, ${d.price ? d.price.text : 'cuánto cuesta'} y qué llevar. Mándalo a quienes preguntaron este año.`,
      `Funcionó si dos personas aceptan la fecha.`,
    ),
    avoid: `No ofrezcas todas las horas de la semana para ${d.thing}: unas pocas fijas son más fáciles de aceptar.`,
    metric: `Personas que prueban ${d.thing} y siguen un segundo mes.`,
  }),
};

/** Returns the finding that applies to any business of its archetype, in the owner's nouns. */
export function archetype(d: Case): Finding {
  if (d.archetype === 'nonprofit') return cause(d);
  const { bottleneck, first, avoid, metric } = lines[d.archetype](d);
  return {
    bottleneck: said(bottleneck, d.detail && `Y tienes algo que decir: “${d.detail}”.`),
    moves: [first],
    avoid: [avoid],
    metric,
  };
}
