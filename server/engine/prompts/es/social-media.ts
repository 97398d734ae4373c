/** Publicaciones, historias, textos y mensajes. */
import { make, type Platform } from '../context.ts';

export const socialMediaEs: Platform = {
  key: 'socialMedia',
  recipes: [
    (c) => {
      const q = c.question();
      const s = c.service();
      return make(
        'Pregunta',
        `Publicación que responde: ${q}`,
        `Una respuesta clara antes de que te escriban sobre ${s.bare}.`,
        c.intro(),
        `Escribe en español una publicación de 90 a 120 palabras que responda "${q}" como yo lo diría en persona.`,
        `Los primeros 125 caracteres deben entenderse solos: es lo que se ve primero y tiene que servir para ${c.audience}.`,
        `Responde en dos oraciones y agrega una excepción común sobre ${s.bare}.`,
        `Si te faltan datos sobre ${s.bare}, pregúntame antes de escribir.`,
        `Incluye este dato: ${c.detail()}.`,
        `Termina con una pregunta fácil sobre este tema: ${c.problem()}. Usa tres hashtags como máximo, uno sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const scene = c.scene();
      return make(
        'Guion de Reel',
        `Reel de 20 segundos: ${scene}`,
        `Un guion sobre ${s.bare} que puedes grabar con un solo teléfono.`,
        c.intro(),
        `Escribe en español el guion de un video vertical (9:16) de 20 segundos sobre ${s.bare}, en una tabla: segundo, toma, voz y texto en pantalla.`,
        `En los segundos 0 a 2 presenta el problema con una frase de ocho palabras o menos: ${c.problem()}.`,
        `Después graba esto en tres tomas, una abierta, una media y una de detalle: ${scene}.`,
        `Di en una oración lo que la persona tiene al final: ${s.result || s.bare}.`,
        `Deja el sonido real debajo de la voz (${c.sound()}) y pon los subtítulos en el tercio central.`,
        `Cierra con nuestro nombre y cómo ${c.act}, y dame otras tres frases de inicio sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      return make(
        'Carrusel',
        `Carrusel de siete láminas: ${topic}`,
        `Una publicación para guardar, pensada para ${c.peek.segment()}.`,
        c.intro(),
        `Escribe en español un carrusel de siete láminas en 4:5 con el título "${topic}".`,
        `La lámina 1 es un gancho de ocho palabras o menos para ${c.segment()}.`,
        `Las láminas 2 a 5 dan un dato cada una, en 25 palabras o menos, con este ejemplo: ${c.problem()}.`,
        `La lámina 6 muestra algo que cualquiera puede comprobar: ${c.proof()}.`,
        `La lámina 7 dice cómo ${c.act}; cada lámina lleva una nota para la imagen en este estilo: ${c.visual()}.`,
        `Agrega un texto de menos de 100 palabras con "${c.keyword()}" en la primera oración e incluye este dato: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Temporada',
        `Tres publicaciones para ${m.when}`,
        `Una serie corta para cuando ${m.what}.`,
        c.intro(),
        `Escribe en español tres publicaciones cortas para ${m.when}, cuando ${m.what}.`,
        `La primera ayuda a la gente a prepararse, con este ejemplo: ${c.problem()}.`,
        `La segunda da una buena razón para preguntar por ${s.bare} y muestra esta escena: ${c.scene()}.`,
        `La tercera responde "${c.question()}" para quienes todavía lo están pensando.`,
        `Propón este siguiente paso en una de ellas y confírmalo conmigo antes de usarlo: ${c.offer()}.`,
        `Menos de 80 palabras cada una, con una nota para la foto en este estilo: ${c.visual()}.`,
        c.limits,
      );
    },
    (c) => {
      const p = c.problem();
      const s = c.service();
      return make(
        'Historias',
        `Cinco historias sobre este tema: ${p}`,
        `Encuestas y preguntas para conversar sobre ${s.bare}.`,
        c.intro(),
        `Planea en español cinco historias (9:16) que terminen en cómo ${c.act} y empiecen con esto: ${p}.`,
        `La 1 es una encuesta con dos respuestas de 20 caracteres o menos, para quien está pensando en ${s.bare}.`,
        `La 2 es un cuestionario: pregunta "${c.question()}" con tres respuestas, y confirma conmigo la correcta.`,
        `La 3 muestra lo que pasa detrás de cámara: ${c.scene()}.`,
        `La 4 es una caja de preguntas sobre ${s.bare}; la 5 lleva un enlace con un texto corto.`,
        `Usa menos de 12 palabras por pantalla, escritas para ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const d = c.doubt();
      return make(
        'Duda',
        `Publicación sobre una duda común: "${d.objection}"`,
        `Responde una duda frecuente sobre ${c.peek.service().bare}, aunque nadie la diga.`,
        c.intro(),
        `Escribe en español una publicación de 110 palabras que empiece con lo que piensan algunas personas: "${d.objection}".`,
        `Reconoce lo que tiene de cierto y responde con palabras sencillas, más o menos así: ${d.answer}`,
        `Apoya la respuesta con esto y pídeme antes los detalles: ${c.proof()}.`,
        `Incluye este dato: ${c.detail()}.`,
        `Habla de ${c.service().bare} una sola vez, sin signos de exclamación ni frases de vendedor.`,
        `En la última línea, una invitación para ${c.audience}: que nos manden su pregunta por mensaje.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Personas',
        `Publicación sobre quien se encarga de ${s.bare}`,
        `Para que la gente conozca a quien se encarga de ${s.bare}.`,
        c.intro(),
        `Primero entrevístame: cinco preguntas sobre la persona que se encarga de ${s.bare}, sea yo o alguien del equipo.`,
        `Que una de las preguntas sea sobre un momento como este: ${c.scene()}.`,
        `Con mis respuestas, escribe en español una publicación de 120 palabras con un detalle real que demuestre esto: ${c.strength()}.`,
        `Agrega un consejo de esa persona sobre este tema: ${c.problem()}.`,
        `Sugiere una foto que funcione sin rostro, por ejemplo manos o el lugar de trabajo, con este estilo: ${c.visual()}.`,
        `Dame dos opciones de primera línea, de menos de 10 palabras, pensadas para ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Mito',
        `Mito y verdad sobre ${s.bare}`,
        `Aclara con respeto un error común sobre ${s.bare}.`,
        c.intro(),
        `Haz una lista de cinco ideas equivocadas sobre ${s.bare} y pregúntame cuál escucho más.`,
        `Escribe en español la publicación en dos partes de 40 palabras, "Lo que se cree" y "Lo que es cierto", con este ejemplo: ${c.problem()}.`,
        `Explica la segunda parte con una comparación de la vida diaria para ${c.segment()}.`,
        `Señala algo que cualquiera puede comprobar: ${c.proof()}.`,
        `No menciones ni critiques a otros que también ofrecen ${s.bare}.`,
        `Termina con una línea que anuncie la próxima publicación: "${c.topic()}".`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Reconocimiento',
        c.isLocal ? `Reconocimiento a otro negocio${c.inPlace}` : `Reconocimiento a otra cuenta, para ${c.audience}`,
        `Reconoce el trabajo de otros y deja en segundo plano lo de ${s.bare}.`,
        c.intro(),
        c.isLocal
          ? `Escribe en español una publicación de 70 palabras para felicitar a otro negocio, evento o grupo${c.inPlace}, con el tono de ${c.aNoun}.`
          : `Escribe en español una publicación de 70 palabras para felicitar a otra empresa, creador o grupo, con el tono de ${c.aNoun}.`,
        `Pregúntame primero para quién es y qué hizo bien por gente parecida a nuestro público: ${c.audience}.`,
        `Conéctalo de forma honesta con ${s.bare} en una sola oración.`,
        `Si ayuda, parte de algo que los dos escuchamos seguido: ${c.problem()}.`,
        `Etiquétalos, no pidas nada a cambio y sugiere una foto como esta: ${c.scene()}.`,
        `Usa tres hashtags como máximo, uno basado en "${c.keyword()}".`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const price = c.price();
      return make(
        'Mensajes',
        `Respuestas guardadas para mensajes sobre ${s.bare}`,
        `Seis respuestas sobre ${s.bare} que mandas en dos toques.`,
        c.intro(),
        `Escribe en español seis respuestas guardadas para mensajes directos sobre ${s.bare}, de menos de 40 palabras cada una.`,
        `Dos de ellas responden "${c.question()}" y "${c.question()}"; pídeme antes los datos.`,
        !c.isSold
          ? `Una es para quien quiere participar en ${s.bare} y explica cómo ${c.act}.`
          : price
            ? `Una responde a quien pregunta el precio con este dato: ${price}.`
            : `Una responde a quien pregunta el precio de ${s.bare}; pídeme antes el precio o el rango.`,
        `Una sirve para algo que también podría llegar como ${c.call()}.`,
        `Una lleva una queja sobre ${s.bare} a una llamada o un correo privado, y otra pregunta más sobre esta situación: ${c.problem()}.`,
        `Tono: ${c.tone}; cada respuesta termina con un solo siguiente paso sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'En vivo',
        `Video en vivo de 15 minutos: ${topic}`,
        `Un plan minuto a minuto para hablar con calma sobre ${s.bare}.`,
        c.intro(),
        `Planea en español un video en vivo de 15 minutos sobre "${topic}": un minuto de apertura, tres bloques de cuatro minutos y dos minutos de cierre.`,
        `El bloque uno muestra esta escena: ${c.scene()}; el bloque dos responde "${c.question()}".`,
        `El bloque tres recorre un ejemplo inventado: ${c.problem()}.`,
        `Dame una frase para cuando nadie pregunta, con un dato sobre ${s.bare}.`,
        `Dame otra, amable, para las preguntas que ${c.aNoun} no debería responder en público.`,
        `Escribe el anuncio para ${c.audience}: 60 palabras y un título de menos de 50 caracteres.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Lista de fotos',
        `Doce fotos con el teléfono sobre ${s.bare}`,
        `Llena tu perfil con imágenes reales de ${s.bare}.`,
        c.intro(),
        `Dame una lista en español de 12 fotos con el teléfono para publicaciones sobre ${s.bare}: cuatro abiertas, cuatro medias y cuatro de cerca.`,
        `Incluye estas dos escenas: ${c.scene()}; ${c.scene()}.`,
        `Para cada una indica sujeto, ángulo, distancia y de dónde viene la luz, con este estilo: ${c.visual()}.`,
        `Usa formato 4:5 y deja espacio arriba para un título sobre ${s.bare}.`,
        `No muestres rostros, nombres ni papeles privados en las fotos de ${s.bare}.`,
        `Escribe un texto de 15 palabras para cada foto y marca las tres que mejor muestran esto: ${c.strength()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Perfil',
        `Biografía y publicaciones fijas para ${c.name}`,
        `Quien llega a tu perfil entiende qué haces: ${s.bare} y más.`,
        c.intro(),
        `Escribe en español cuatro biografías de hasta 150 caracteres para ${c.aNoun}${c.inPlace}, y termina cada una con cómo ${c.act}.`,
        `Tres de ellas empiezan con esto, en este orden: ${s.bare}; ${c.strength()}; ${c.proof()}.`,
        `La cuarta empieza con este dato: ${c.detail()}.`,
        `Sugiere un nombre de perfil de menos de 50 caracteres con la búsqueda "${c.keyword()}".`,
        `Elige tres publicaciones para fijar, pensadas para ${c.segment()}; una responde "${c.question()}".`,
        `Propón cinco historias destacadas, de 12 caracteres o menos, con sentido para ${c.aNoun}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const m = c.moment();
      return make(
        'Calendario',
        `Calendario de cuatro semanas con esta meta: ${c.peek.goal()}`,
        `Un mes de publicaciones alrededor de ${s.bare}.`,
        c.intro(),
        `Pregúntame cuántas publicaciones por semana puedo hacer y planea en español cuatro semanas con esta meta: ${c.goal()}.`,
        `La semana 1 trata esto: ${c.problem()}; la semana 2 habla de ${s.bare}.`,
        `La semana 3 muestra ${c.proof()}; la semana 4 se prepara para ${m.when}, cuando ${m.what}.`,
        `Usa una tabla con formato, primera línea, foto y minutos de trabajo; empieza por una publicación sobre "${c.question()}".`,
        `Agrupa lo que se puede grabar en una sola sesión, por ejemplo ${c.scene()}, y marca las publicaciones que dicen cómo ${c.act}.`,
        `Al final, dime cómo evaluar el mes con este número: ${c.kpi()}.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      return make(
        'Colaboración',
        `Publicación con un aliado para ${segment}`,
        `Dos cuentas, una publicación útil sobre "${c.peek.topic()}".`,
        c.intro(),
        `Sugiere cinco tipos de negocios o grupos${c.isLocal ? c.inPlace : ''} que no compitan con ${c.aNoun} y tengan algo útil para ${segment}.`,
        `Para el mejor, escribe en español un primer mensaje de 60 palabras y propón una publicación conjunta sobre "${c.topic()}".`,
        `Di qué muestra cada lado en cámara; lo nuestro podría ser esta escena: ${c.scene()}.`,
        `Escribe un texto compartido de menos de 80 palabras que hable de ${c.service().bare} una vez y parta de esto: ${c.problem()}.`,
        `De nuestro lado, incluye este dato: ${c.detail()}.`,
        `Explica cómo sabremos si funcionó, por ejemplo con este número: ${c.kpi()}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Reutilizar',
        `Una historia sobre ${s.bare} en cinco formatos`,
        `De una buena historia sobre ${s.bare} salen varias publicaciones.`,
        c.intro(),
        `Pídeme que te cuente, con mis palabras, una vez que ayudamos con ${s.bare}.`,
        c.isLocal
          ? `Conviértela, en español, en un gancho para Reel, un carrusel de cinco láminas, tres historias, una novedad de 60 palabras para Google y un párrafo de correo para ${c.audience}.`
          : `Conviértela, en español, en un gancho para Reel, un carrusel de cinco láminas, tres historias, un texto de 60 palabras para LinkedIn y un párrafo de correo para ${c.audience}.`,
        `Empieza cada formato desde otro lugar: el problema (${c.problem()}), el trabajo o la pregunta "${c.question()}".`,
        `Quita todo lo que permita identificar a la persona y conserva un detalle pequeño, como ${c.sound()}.`,
        `Muestra el final tal como es: ${s.result || s.bare}.`,
        `Da en los cinco la misma razón para confiar en nosotros: ${c.strength()}.`,
        c.limits,
      );
    },
  ],
};
