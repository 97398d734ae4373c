/** Flyers, cards, signs, and other printed pieces, as layouts for a design tool, in Spanish. */
import type { Platform, PromptContext } from '../context.ts';
import { recipesFrom } from '../drafts.ts';

/** Up to three things the business sells, each named once. */
const things = (c: PromptContext) => [...new Set([c.service().bare, c.service().bare, c.service().bare])].join('; ');

/** "cómo reservar una cita en ejemplo.com", or without the address. */
const howTo = (c: PromptContext) => `cómo ${c.act}${c.site ? ` en ${c.site}` : ''}`;

export const printDesignEs: Platform = {
  key: 'printDesign',
  recipes: recipesFrom([
    (c, problem = c.problem()) => [
      'Volante',
      `Volante de media página sobre ${problem}`,
      `Una situación, una imagen y un solo paso a seguir, para ${c.audience}.`,
      `Diseña un volante en español sobre ${problem}, de 5.5 por 8.5 pulgadas, vertical, impreso por un lado.`,
      `Mitad de arriba: un título de hasta seis palabras sobre esa situación, encima de esta imagen: ${c.scene()}.`,
      `Mitad de abajo: dos líneas cortas sobre cómo puede ayudar ${c.aNoun}, y luego ${howTo(c)}.`,
      `Pon un solo dato en un recuadro pequeño: ${c.detail()}.`,
      `Usa 36 puntos o más en el título y 11 o más en el resto, con este estilo: ${c.visual()}.`,
      `Agrega un sangrado de 0.125 pulgadas; pídeme antes el logo, el contacto y fotos que solo tendría ${c.aNoun}.`,
    ],
    (c, question = c.question()) => [
      'Tarjeta de presentación',
      `Tarjeta de presentación que responde "${question}"`,
      `Una tarjeta con un reverso útil, para ${c.audience}.`,
      `Diseña una tarjeta de presentación de dos lados para ${c.aNoun}, de 3.5 por 2 pulgadas.`,
      `Frente: el nombre, hasta cuatro palabras sobre lo que hace ${c.aNoun} y el contacto en 10 puntos; pídemelo antes.`,
      `Reverso, en español: "${question}" con una respuesta de dos líneas en 8 puntos; pídeme los datos.`,
      `Deja una línea en blanco para anotar de qué hablamos, por ejemplo de ${c.service().bare}.`,
      `Usa un solo tipo de letra y un color de acento de este estilo: ${c.visual()}.`,
      `Deja todo el texto a 0.125 pulgadas del corte, con este tono: ${c.tone}.`,
    ],
    (c, m = c.moment()) => [
      'Postal',
      `Postal para ${m.when}`,
      `Repártela o envíala mientras sea así: ${m.what}.`,
      `Diseña una postal en español de ${c.aNoun}, de 6 por 4 pulgadas, para ${m.when}.`,
      `Lado de la imagen: ${c.scene()}, de borde a borde, con un título sobre esto: ${m.what}.`,
      `Reverso, mitad izquierda: 40 palabras para ${c.audience}, y luego ${howTo(c)}.`,
      `Reverso, mitad derecha: vacía para la dirección, con una línea pequeña en la esquina: ${c.detail()}.`,
      `Piensa en cartulina mate de 14 puntos con sangrado de 0.125 pulgadas, con este estilo: ${c.visual()}.`,
      `Pon un código corto junto al contacto, para contar las respuestas sobre ${m.when}.`,
    ],
    (c, s = c.service()) => [
      'Letrero',
      `Letrero que se lee de lejos: ${s.label}`,
      `Para cualquier lugar por donde pase gente que pueda necesitar ${s.bare}.`,
      `Diseña un letrero en español sobre ${s.bare}, de 24 por 18 pulgadas, horizontal.`,
      `Línea uno: hasta cuatro palabras sobre ${s.bare}, con letras de al menos cuatro pulgadas.`,
      `Línea dos: el nombre y el contacto para quien pregunte por ${s.bare}; pídemelo antes.`,
      `Usa un símbolo sencillo en lugar de una foto, para esto: ${s.result || s.bare}.`,
      `Elige un color de fondo liso, con contraste de al menos 7 a 1, de este estilo: ${c.visual()}.`,
      `Muéstramelo a 10, 30 y 60 pies, y quita toda palabra que ${c.aNoun} no necesite.`,
    ],
    (c) => {
      const list = things(c);
      const s = c.sameService();
      const price = c.price();
      const prices = price ? `, empezando con ${price}` : `, tanto para ${s.bare} como para lo demás`;
      return [
        'Lista de servicios',
        c.isSold ? `Lista de servicios de una página para ${c.aNoun}` : `Lista de formas de participar en ${c.aNoun}`,
        `Un resumen claro de lo que hace ${c.aNoun}, en papel o en PDF.`,
        `Arma en español una lista, tamaño carta, de lo que hace ${c.aNoun}, con hasta tres grupos y 14 líneas.`,
        `Incluye esto y luego pregúntame qué más falta: ${list}.`,
        `En cada línea pon el nombre y unas palabras sobre lo que se logra, por ejemplo: ${s.result || s.bare}.`,
        c.isSold
          ? `Agrega una columna de precios solo con los que yo te dé${prices}.`
          : `Agrega una columna con lo que se necesita para cada cosa, empezando con ${s.bare}; pregúntame antes.`,
        `En un recuadro al final, responde "${c.question()}" en dos frases; pídeme los datos.`,
        `Usa letra de 11 puntos o más y buen espacio entre líneas, con este estilo: ${c.visual()}.`,
      ];
    },
    (c, segment = c.segment(), s = c.service()) => [
      'Folleto',
      `Folleto de tres pliegues para ${segment}`,
      `Para entregar en mano o dejarlo donde lo encuentre este grupo: ${segment}.`,
      `Diseña un folleto tríptico en español, tamaño carta y de seis paneles, para ${segment}.`,
      `Portada: ${c.scene()}, con un título de hasta seis palabras para ${segment}.`,
      `Adentro: los pasos de ${s.bare} en cuatro puntos y "${c.question()}" con una respuesta corta; pídeme los datos.`,
      `En la solapa interior muestra esta prueba, y pídeme antes el material verdadero: ${c.proof()}.`,
      `Panel de atrás: ${howTo(c)}, y una línea que vale la pena saber: ${c.detail()}.`,
      `Usa 240 palabras en total, letra de 10 puntos y ningún texto sobre los pliegues, con este estilo: ${c.visual()}.`,
    ],
    (c, s = c.service(), strength = c.strength()) => [
      'Tarjeta para compartir',
      `Tarjeta para compartir: ${strength}`,
      `Para ${c.many} que quieran contarle a alguien sobre ${s.bare}.`,
      `Diseña una tarjeta de 3.5 por 2 pulgadas que ${c.aOne} pueda darle a alguien que busca ${s.bare}.`,
      `Frente: un dibujo pequeño sobre ${s.bare} y una línea sobre lo que nos importa: ${strength}.`,
      `Reverso, en español: dos frases sobre qué esperar de ${s.bare}, y luego ${howTo(c)}.`,
      `No prometas nada a cambio de compartir la tarjeta sobre ${s.bare}.`,
      `Usa papel sin brillo, esquinas redondas y letra de 9 puntos, con este estilo: ${c.visual()}.`,
    ],
    (c, topic = c.topic()) => [
      'Lista de control',
      `Lista para imprimir: ${topic}`,
      `Una página que vale la pena guardar, para ${c.audience}. También sirve en PDF.`,
      `Diseña en español una lista de una página con el título "${topic}", tamaño carta, con diez casillas.`,
      `Escribe cada punto en un máximo de nueve palabras, para ${c.audience}.`,
      `Resalta el punto en que ya conviene contactar a ${c.aNoun}, y confirma ese punto conmigo.`,
      `Al pie: el nombre, ${howTo(c)} y esta línea: ${c.detail()}.`,
      `Agrega un dibujo pequeño de línea con este estilo, que se vea bien en blanco y negro: ${c.visual()}.`,
      `Muéstrame los diez puntos sobre "${topic}" antes de armar la página.`,
    ],
    (c, question = c.question()) => [
      'Banner de pie',
      `Banner de pie que pregunta "${question}"`,
      `Va junto a una mesa en un evento y abre la conversación con ${c.aNoun}.`,
      `Diseña un banner enrollable en español para ${c.aNoun}, de 33 por 80 pulgadas.`,
      `Tercio de arriba: "${question}" con letras de al menos tres pulgadas.`,
      `Tercio del medio: ${c.scene()}, con hasta cinco palabras a la altura de los ojos sobre lo que hace ${c.aNoun}.`,
      `Debajo, una línea sobre lo que la gente busca: ${c.strength()}.`,
      `Deja sin texto las 20 pulgadas de abajo, solo con color de este estilo: ${c.visual()}.`,
      `Pon a la altura del pecho un código QR de 4 pulgadas que responda "${question}"; pídeme antes el enlace.`,
    ],
    (c) => [
      'Hoja membretada',
      `Hoja membretada y tarjeta de notas para ${c.aNoun}`,
      `Para respuestas por escrito, listas y cartas, pensada para ${c.audience}.`,
      `Diseña una hoja membretada y una tarjeta de notas de 4 por 6 pulgadas que combinen, para ${c.aNoun}.`,
      `Arriba: el nombre y hasta cuatro palabras sobre lo que hace ${c.aNoun}; abajo: el contacto, que me pides antes.`,
      `Llena la carta con una respuesta de muestra en español, de 80 palabras, a "${c.question()}"; pídeme los datos.`,
      `En la tarjeta de notas usa un símbolo pequeño basado en esta escena: ${c.scene()}.`,
      `Usa letra de 11 puntos y márgenes de 1 pulgada, con este tono: ${c.tone}.`,
      `Usa dos colores de este estilo y revisa que se impriman bien en gris: ${c.visual()}.`,
    ],
    (c, topic = c.topic()) => [
      'Presentación',
      `Seis diapositivas: ${topic}`,
      `Para una reunión, una charla o un PDF que envías, pensado para ${c.audience}.`,
      `Diseña en español seis diapositivas en 16:9 sobre "${topic}", escritas para ${c.segment()}.`,
      `Diapositiva uno: el título sobre una imagen a pantalla completa de esto: ${c.scene()}.`,
      `De la dos a la cuatro: un punto sobre "${topic}" en cada una, de hasta 15 palabras y con un ícono.`,
      `Diapositiva cinco: lo que ${c.aNoun} puede mostrar, con material verdadero que me pides antes: ${c.proof()}.`,
      `Diapositiva seis: los tres puntos en una línea cada uno, y luego ${howTo(c)}.`,
      `Usa dos tipos de letra, con 28 puntos o más, y este estilo: ${c.visual()}.`,
    ],
    (c, s = c.service()) => [
      'Hoja de bienvenida',
      `Hoja de bienvenida con ${s.bare} en cuatro pasos`,
      `La primera página que le das o le envías a ${c.aOne}.`,
      `Diseña en español una hoja de bienvenida, tamaño carta, de ${c.aNoun} para ${c.aOne} que apenas empieza.`,
      `Bloque uno: qué esperar, con ${s.bare} como ejemplo, en cuatro pasos numerados.`,
      `Bloque dos: a quién contactar con preguntas sobre ${s.bare}; pídeme antes el nombre y el número.`,
      `Bloque tres, en un recuadro sombreado: "${c.question()}" con una respuesta de dos frases; pídeme los datos.`,
      `Agrega una imagen, ${c.scene()}, y una línea que la gente deba saber: ${c.detail()}.`,
      `No pases de 180 palabras y usa márgenes amplios, con este estilo: ${c.visual()}.`,
    ],
    (c, s = c.service()) => [
      'Tarjeta de agradecimiento',
      `Tarjeta de agradecimiento después de ${s.bare}`,
      `Deja espacio para una línea a mano sobre ${s.bare}.`,
      `Diseña una tarjeta doblada de agradecimiento para dar después de ${s.bare}, de 4.25 por 5.5 pulgadas.`,
      `Frente: mucho espacio en blanco y un solo objeto que represente esto: ${s.result || s.bare}.`,
      `Adentro: tres líneas en blanco, debajo de dos líneas impresas en español con este tono: ${c.tone}.`,
      c.mayAskReviews
        ? `Atrás, agrega una línea pequeña que pida una reseña sincera sobre ${s.bare}, sin prometer nada a cambio.`
        : `Atrás, imprime solo el nombre, nuestro contacto y un dibujo pequeño sobre ${s.bare}.`,
      `Revisa el texto según esta regla: ${c.rule()}`,
      `Usa papel grueso sin brillo y colores de este estilo: ${c.visual()}.`,
    ],
    (c, d = c.doubt()) => [
      'Hoja de respuesta',
      `Una página que responde a "${d.objection}"`,
      `Algo para mostrar cuando te digan "${d.objection}".`,
      `Arma en español una hoja de respuesta, tamaño carta, para quien diga "${d.objection}".`,
      `Pon esas palabras arriba, grandes y sin comentario, como si ${c.aOne} le hablara a ${c.aNoun}.`,
      `Debajo, da esta respuesta en un máximo de 80 palabras sencillas: ${d.answer}`,
      `En el centro, deja un espacio con marco para esto, y pídeme antes el material verdadero: ${c.proof()}.`,
      `En una franja angosta al final, agrega ${howTo(c)} y este dato: ${c.detail()}.`,
      `Usa letra de 11 puntos, un color de acento y márgenes amplios, con este estilo: ${c.visual()}.`,
    ],
    (c, topic = c.topic()) => [
      'Cartel',
      `Cartel con consejos útiles: ${topic}`,
      c.city
        ? `Para un tablero de anuncios en ${c.city}, o como descarga para ${c.audience}.`
        : `Para la pared de un negocio aliado, o como descarga para ${c.audience}.`,
      `Diseña en español un cartel de 11 por 17 pulgadas con el título "${topic}".`,
      `Mitad de arriba: ${c.scene()}, con estilo de grabado moderno.`,
      `Mitad de abajo: tres consejos de hasta 12 palabras cada uno, útiles para ${c.segment()}.`,
      `Al final, pon ${howTo(c)} y este paso, cuando yo lo confirme: ${c.offer()}.`,
      `Usa 72 puntos o más en el título, legible a diez pies, con este estilo: ${c.visual()}.`,
      `Muéstrame antes los tres consejos sobre "${topic}", y deja un sangrado de 0.125 pulgadas.`,
    ],
    (c, s = c.service()) => [
      'Calcomanía',
      `Tres calcomanías, una inspirada en ${s.bare}`,
      `Para sobres, carpetas, computadoras o lo que vaya bien con ${c.aNoun}.`,
      `Diseña tres calcomanías redondas para ${c.aNoun}, de 2.5 pulgadas.`,
      `Calcomanía uno: un símbolo fuerte y sin palabras, basado en esta escena: ${c.scene()}.`,
      `Calcomanía dos: el nombre en círculo alrededor de un objeto pequeño que represente ${s.bare}.`,
      `Calcomanía tres: hasta cuatro palabras en español, dibujadas a mano, sobre esta idea: ${c.strength()}.`,
      `Usa dos tintas planas y líneas de 1 punto o más, con este estilo: ${c.visual()}.`,
      `Agrega un sangrado de 0.125 pulgadas y una tarjeta de base que mencione esto, cuando yo lo confirme: ${c.offer()}.`,
    ],
  ]),
};
