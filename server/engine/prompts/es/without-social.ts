/** What the social media recipes become, in Spanish, for an owner who stays off social media. */
import { make, type PromptContext, type Recipe } from '../context.ts';

/** Category, title, and use case, then the sentences between the introduction and the limits. */
type Draft = (c: PromptContext, service: string) => readonly [string, string, string, ...string[]];

const drafts: readonly Draft[] = [
  (c, s, q = c.question()) => [
    'Columna',
    `Columna que responde: ${q}`,
    `Una respuesta breve e impresa sobre ${s}.`,
    `Escribe en español una columna de 150 palabras para un periódico local que responda "${q}" como yo lo diría.`,
    `Empieza por la respuesta y agrega una excepción común con ${s}.`,
    `Incluye este dato: ${c.detail()}.`,
    `Cierra con una línea sobre cómo ${c.act} y pregúntame lo que falte.`,
  ],
  (c, s) => [
    'Aviso',
    `Tres avisos para tableros sobre ${s}`,
    `Caben en los tableros y boletines que lee tu gente.`,
    `Escribe en español avisos de 20, 40 y 60 palabras sobre ${s}.`,
    `El más corto nombra la situación: ${c.problem()}.`,
    `El más largo agrega algo que se puede comprobar: ${c.proof()}.`,
    `Pon en los tres, en una línea aparte, cómo ${c.act}.`,
  ],
  (c, s) => [
    'Hoja impresa',
    `Hoja de una página sobre ${s}`,
    `Algo que la gente se puede llevar a casa.`,
    `Escribe en español una hoja sobre "${c.topic()}" con título, cinco párrafos cortos y un recuadro al final.`,
    `Cada párrafo da un dato en 30 palabras o menos; este es el ejemplo: ${c.problem()}.`,
    `El recuadro dice cómo ${c.act} y va dirigido a este grupo: ${c.segment()}.`,
    `Sugiere una imagen con este estilo: ${c.visual()}.`,
  ],
  (c, s, m = c.moment()) => [
    'Carta de temporada',
    `Carta para este momento: ${m.when}`,
    `Llega a la gente cuando ${m.what}.`,
    `Escribe en español una carta de una página para clientes anteriores; el momento es ${m.when}, cuando ${m.what}.`,
    `Abre con una situación conocida: ${c.problem()}.`,
    `Explica en dos frases por qué conviene ${s} y sugiere esto solo si te digo que sí: ${c.offer()}.`,
    `Mantén mi tono: ${c.tone}.`,
  ],
  (c, s) => [
    'Tarjeta',
    `Tarjeta de mostrador sobre ${s}`,
    `Una tarjeta que la gente toma mientras espera.`,
    `Escribe en español los dos lados de una tarjeta sobre ${s}, con 35 palabras por lado.`,
    `El frente pregunta "${c.question()}" y el reverso responde.`,
    `Incluye un punto fuerte y confirma conmigo que es cierto: ${c.strength()}.`,
    `Nombra tres lugares de la zona donde la verían los clientes: ${c.audience}.`,
  ],
  (c, s, d = c.doubt()) => [
    'Duda',
    `Respuesta en persona a "${d.objection}"`,
    `Resuelve una duda que muchos callan.`,
    `Escribe en español lo que digo cara a cara cuando alguien piensa esto: "${d.objection}".`,
    `Acepta lo que tenga de cierto y responde en esta línea: ${d.answer}`,
    `Apóyate en ${c.proof()} y pídeme antes los detalles.`,
    `Dame una versión de 20 segundos y otra para una lista impresa de preguntas sobre ${s}.`,
  ],
  (c, s) => [
    'Quiénes somos',
    `Página sobre quien se encarga de ${s}`,
    `Deja ver con quién va a hablar la gente.`,
    `Hazme cinco preguntas sobre la persona que se encarga de ${s}, una sobre un momento como este: ${c.scene()}.`,
    `Con mis respuestas, escribe en español una página de 150 palabras donde un detalle cierto muestre ${c.strength()}.`,
    `Agrega un consejo de esa persona sobre este tema: ${c.problem()}.`,
    `Sugiere una foto sin rostro, como unas manos o el lugar de trabajo.`,
  ],
  (c, s) => [
    'Charla',
    `Charla de 15 minutos: ${c.peek.topic()}`,
    `Un guion para una biblioteca, un club o una reunión del gremio.`,
    `Planea en español una charla de 15 minutos sobre "${c.topic()}" con apertura, tres partes y tiempo para preguntas.`,
    `La primera parte muestra ${c.scene()}; la segunda responde "${c.question()}".`,
    `La tercera cuenta un ejemplo inventado: ${c.problem()}.`,
    `Agrega una hoja de asistencia de dos líneas y una frase sobre ${s} para el final.`,
  ],
  (c, s) => [
    'Presentación',
    `Cómo presentar ${c.name} en 30 segundos`,
    `Para reuniones, llamadas y la fila del banco.`,
    `Escribe en español cuatro presentaciones de 60 palabras o menos: para un vecino, un cliente, un socio y un desconocido.`,
    `Una empieza con ${s}, otra con esta situación: ${c.problem()}.`,
    `La tercera empieza con ${c.strength()} y la cuarta con este dato: ${c.detail()}.`,
    `Después de cada una, dame una pregunta para devolver.`,
  ],
  (c, s, price = c.price()) => [
    'Respuestas por teléfono',
    `Respuestas a seis llamadas comunes sobre ${s}`,
    `Para decir siempre lo mismo y en pocas palabras.`,
    `Escribe en español seis respuestas por teléfono sobre ${s}, de menos de 40 palabras cada una.`,
    `Dos responden "${c.question()}" y "${c.question()}"; pídeme antes los datos.`,
    price && c.isSold
      ? `Una responde preguntas de precio con este dato: ${price}.`
      : `Una responde algo que debo averiguar y dice cuándo devuelvo la llamada.`,
    `Una cubre ${c.call()}, y todas terminan con un siguiente paso.`,
  ],
  (c, s) => [
    'Directorio',
    `Ficha de directorio para ${c.aNoun}`,
    `La misma ficha correcta dondequiera que te busquen.`,
    `Escribe en español una ficha de directorio para ${c.aNoun}${c.inPlace} en 50, 100 y 200 palabras.`,
    `Usa "${c.keyword()}" en la primera frase de cada una y nombra ${s} una vez.`,
    `Agrega diez datos que deben ser iguales en todas partes, como el horario y el teléfono.`,
    `Incluye esto: ${c.detail()}.`,
  ],
  (c, s) => [
    'Lista de fotos',
    `Lista de 12 fotos de ${s} para la página web`,
    `Llena tu propia página con imágenes reales de ${s}.`,
    `Dame en español una lista de 12 fotos con celular para nuestras páginas sobre ${s}: cuatro amplias, cuatro medias y cuatro cercanas.`,
    `Incluye ${c.scene()} y también ${c.scene()}.`,
    `Para cada una di sujeto, ángulo, distancia y luz, según este estilo: ${c.visual()}.`,
    `Escribe un pie de 15 palabras para cada foto y marca las tres que mejor muestran ${c.strength()}.`,
  ],
  (c, s) => [
    'Agradecimiento',
    `Nota de agradecimiento después de ${s}`,
    `Una nota que la gente guarda y enseña.`,
    `Escribe en español tres notas a mano de 45 palabras o menos para ${c.many} después de ${s}.`,
    `Una menciona un detalle como ${c.sound()} y otra una preocupación ya resuelta: ${c.problem()}.`,
    `Deja un espacio para el nombre y para algo cierto que yo recuerde.`,
    `Agrega aparte una línea para pasar nuestra tarjeta y dime cuándo no usarla.`,
  ],
  (c, s, m = c.moment()) => [
    'Calendario',
    `Tres meses de cartas, charlas y llamadas: ${c.peek.goal()}`,
    `Un plan para ${s} que solo pide escritorio y teléfono.`,
    `Pregúntame cuántas horas al mes tengo y planea en español tres meses con esta meta: ${c.goal()}.`,
    `El mes 1 trata de ${c.problem()}; el mes 2, de ${s}; el mes 3, de ${m.when}, cuando ${m.what}.`,
    `Usa una tabla con lo que sale, para quién y los minutos de trabajo.`,
    `Al final dime cómo juzgarlo con este número: ${c.kpi()}.`,
  ],
  (c, s, who = c.segment()) => [
    'Carta a un aliado',
    `Carta a un aliado que llega a ${who}`,
    `Abre la puerta a quienes pueden recomendarte.`,
    `Sugiere cinco tipos de negocios o grupos${c.isLocal ? c.inPlace : ''} que llegan a ${who} y no compiten con nosotros.`,
    `Para el mejor, escribe en español una carta de 90 palabras sobre algo en común, como una charla sobre "${c.topic()}".`,
    `Di qué ponemos nosotros: ${c.detail()}.`,
    `Menciona ${s} una vez y deja espacio para una fecha y un teléfono.`,
  ],
  (c, s) => [
    'Una historia',
    `Una historia sobre ${s}, cuatro usos`,
    `Convierte una buena historia en piezas impresas y para tu página.`,
    `Pídeme que te cuente con mis palabras una vez que ayudamos con ${s}.`,
    `Conviértela en español en una sección de 90 palabras, un aviso de 40, una respuesta de 20 segundos por teléfono y el inicio de una charla.`,
    `Empieza cada una por otro lado: ${c.problem()}, el trabajo mismo o la pregunta "${c.question()}".`,
    `Quita todo lo que identifique a ${c.aOne}.`,
  ],
];

export const withoutSocialEs: readonly Recipe[] = drafts.map((draft) => (c) => {
  const [category, title, useCase, ...sentences] = draft(c, c.service().bare);
  return make(category, title, useCase, c.intro(), ...sentences, c.limits);
});
