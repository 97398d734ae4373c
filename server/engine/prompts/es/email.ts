/** Correos con asunto, extensión y un solo propósito. */
import { make, type Platform } from '../context.ts';

export const emailEs: Platform = {
  key: 'email',
  recipes: [
    (c) => {
      const s = c.service();
      return make(
        'Bienvenida',
        `Correo de bienvenida tras una pregunta sobre ${s.bare}`,
        `La primera respuesta para quien preguntó por ${s.bare}.`,
        c.intro(),
        `Escribe en español el correo que recibe alguien que acaba de preguntar por ${s.bare}: asunto de menos de 45 caracteres y texto de 110 palabras.`,
        `Agradece en la primera línea y menciona la situación en que puede estar: ${c.problem()}.`,
        `Di quién responde, qué sigue y qué conviene tener listo para ${s.bare}; pídeme antes esos datos.`,
        `Responde "${c.question()}" en dos oraciones y adelanta la respuesta en una vista previa de menos de 80 caracteres.`,
        `Incluye este dato: ${c.detail()}.`,
        `Cierra con una sola forma de ${c.act}${c.site ? ` en ${c.site}` : ''} y una línea amable para ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      return make(
        'Seguimiento',
        `Tres correos de seguimiento sobre ${s.bare}`,
        `Para quien preguntó por ${s.bare} y no volvió a escribir.`,
        c.intro(),
        `Escribe en español tres correos cortos para alguien que preguntó por ${s.bare} y no ha respondido: a los 3, 7 y 14 días.`,
        `El primero da un consejo útil sobre este tema: ${c.problem()}.`,
        `El segundo responde una duda, "${d.objection}", más o menos así: ${d.answer}`,
        `El tercero muestra ${c.proof()} y avisa que es el último correo sobre ${s.bare}.`,
        `Cada uno lleva de 50 a 80 palabras y un asunto de seis palabras o menos sobre ${s.bare}.`,
        `Cierra cada uno con una pregunta de sí o no, fácil de contestar para ${c.audience}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Reencuentro',
        `Correo para ${c.many} sin contacto desde hace un año`,
        `Da un motivo real para volver a pensar en ${s.bare}.`,
        c.intro(),
        `Escribe en español un correo de 80 palabras, en texto simple, para ${c.many} sin contacto desde hace un año, sobre ${s.bare}.`,
        `Empieza con un motivo que les importe: ${m.when}, cuando ${m.what}.`,
        `Evita "te extrañamos" y menciona algo que quizá reconozcan: ${c.problem()}.`,
        `Propón este siguiente paso y confírmalo conmigo antes de usarlo: ${c.offer()}.`,
        `Dame cinco asuntos de menos de 45 caracteres, uno sobre ${s.bare}${c.city ? ` y uno que mencione ${c.city}` : ''}.`,
        `Que parezca una nota personal de ${c.aNoun}, con una forma de ${c.act} y una línea para darse de baja.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Boletín',
        `Boletín: ${topic}`,
        `Una carta útil incluso para quien hoy no necesita ${s.bare}.`,
        c.intro(),
        `Escribe en español un boletín de 250 palabras con "${topic}" como tema principal.`,
        `Empieza con un momento sencillo de nuestro trabajo: ${c.scene()}.`,
        `Da el consejo en tres pasos, con este ejemplo: ${c.problem()}.`,
        `Agrega un párrafo corto sobre ${s.bare} y cómo ${c.act}, y luego una pregunta que se conteste respondiendo al correo.`,
        `Propón tres asuntos de menos de 50 caracteres y una vista previa de menos de 90, pensados para ${c.audience}.`,
        `Al pie, explica por qué reciben una carta de ${c.aNoun}, con enlace para darse de baja y nuestra dirección postal.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      const s = c.service();
      return make(
        'Temporada',
        `Correo para ${m.when}`,
        `Un correo para cuando ${m.what}.`,
        c.intro(),
        `Escribe en español un correo de 120 palabras para ${m.when}, cuando ${m.what}.`,
        `Empieza con algo que la persona puede notar por su cuenta: ${c.problem()}.`,
        `Da una cosa sencilla que puede revisar sin ayuda y una buena razón para preguntar por ${s.bare}.`,
        `Menciona esta idea una vez, casi al final, y confírmala conmigo antes de usarla: ${c.offer()}.`,
        `Escribe otra versión para ${c.segment()}, con asunto y primera línea propios.`,
        `Los dos asuntos llevan menos de 45 caracteres; agrega un botón de dos a cuatro palabras sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Antes',
        `Qué esperar: correo antes de ${s.bare}`,
        `Resuelve lo práctico antes de ${s.bare}.`,
        c.intro(),
        `Escribe en español el correo que se envía antes de ${s.bare}: asunto de menos de 45 caracteres y texto de 120 palabras como máximo.`,
        `Pídeme primero la hora, el lugar o el enlace, cuánto dura y qué hay que tener listo para ${s.bare}.`,
        `Pon cada dato en su propia línea, en un orden práctico para ${c.audience}.`,
        `Responde "${c.question()}" en una oración, porque puede surgir a última hora.`,
        `Describe en una línea algo que quizá vean: ${c.scene()}.`,
        `Di con quién hablar si algo cambia sobre ${s.bare}, y deja los datos privados fuera del asunto y la vista previa.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Después',
        `Correo de agradecimiento después de ${s.bare}`,
        `Un gracias breve, con ayuda para lo que sigue tras ${s.bare}.`,
        c.intro(),
        `Escribe en español el correo que se envía después de ${s.bare}: asunto de cinco palabras o menos y texto de 100 palabras.`,
        `Agradece en una línea y nombra lo que la persona ya tiene: ${s.result || s.bare}.`,
        `Da dos consejos para después de ${s.bare} y confírmalos antes conmigo.`,
        `Responde una pregunta que puede surgir más tarde: "${c.question()}".`,
        c.mayAskReviews
          ? `Pide una reseña honesta sobre ${s.bare} en una oración con un enlace, con las mismas palabras para todos.`
          : `Haz una sola pregunta privada sobre cómo le fue con ${s.bare}, para contestar por correo, y no pidas reseñas públicas.`,
        `Incluye este dato: ${c.detail()}.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      const s = c.service();
      return make(
        'Aliados',
        `Correo de presentación a un aliado que trabaja con ${segment}`,
        `Abre la conversación con alguien que podría hablar de ${s.bare}.`,
        c.intro(),
        `Escribe en español un primer correo de 90 palabras a un negocio o grupo${c.isLocal ? c.inPlace : ''} que ya trabaja con ${segment}.`,
        `Pregúntame primero qué noté de ellos y empieza por ahí, antes de hablar de ${s.bare}.`,
        `Nombra un problema que los dos escuchamos: ${c.problem()}.`,
        `Da una razón para que nos mencionen cuando alguien busque ${c.aNoun}: ${c.strength()}.`,
        `Propón un primer paso pequeño, por ejemplo una guía corta para compartir: "${c.topic()}".`,
        `Termina con una pregunta fácil y no prometas nada a cambio de que nos manden gente para ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      const price = c.isSold ? c.price() : undefined;
      return make(
        c.isSold ? 'Cotización' : 'Información',
        c.isSold ? `Correo que acompaña el precio de ${s.bare}` : `Correo que acompaña una hoja sobre ${s.bare}`,
        c.isSold ? `Explica qué hay detrás del precio de ${s.bare}.` : `Resume lo principal sobre ${s.bare}.`,
        c.intro(),
        c.isSold
          ? `Escribe en español el correo que lleva el precio de ${s.bare}, de 130 palabras como máximo; pídeme antes la cifra y las condiciones.`
          : `Escribe en español el correo que lleva una hoja informativa sobre ${s.bare}, de 130 palabras como máximo; pídeme antes los datos principales.`,
        `Empieza con la situación de la persona en sus propias palabras, por ejemplo: ${c.problem()}.`,
        `En tres líneas, di qué incluye, qué no incluye y qué tiene al final: ${s.result || s.bare}.`,
        price ? `Respeta este precio: ${price}.` : `Apóyalo con esto: ${c.proof()}.`,
        `Responde esta duda antes de que aparezca, "${d.objection}", más o menos así: ${d.answer}`,
        `Cierra con un solo siguiente paso para ${s.bare} y el nombre de una persona a quien preguntar.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Disculpa',
        `Correo de disculpa por un error con ${s.bare}`,
        `Reconoce un problema con ${s.bare} y dice qué sigue.`,
        c.intro(),
        `Pregúntame qué salió mal con ${s.bare} y qué decidimos hacer; después escribe en español de 60 a 90 palabras.`,
        `Pide disculpas en la primera línea, sin "si" y sin explicar el proceso normal de ${s.bare}.`,
        `Reconoce lo que la gente espera de nosotros: ${c.strength()}.`,
        `Di qué sigue con ${s.bare}, quién se encarga y para cuándo.`,
        `Promete solo lo que yo confirmé y respeta esta regla: ${c.rule()}`,
        `Escribe un asunto de cinco palabras o menos que no esconda el error con ${s.bare}; tono: ${c.tone}.`,
        c.limits,
      );
    },
    (c) => {
      const q = c.question();
      const s = c.service();
      return make(
        'Respuesta',
        `Respuesta por correo a "${q}"`,
        `Un texto que puedes volver a usar cuando pregunten por ${s.bare}.`,
        c.intro(),
        `Escribe en español una respuesta de 60 a 100 palabras a un correo que pregunta "${q}".`,
        `Da la respuesta corta en la primera oración y pídeme los datos que te falten sobre ${s.bare}.`,
        `Explica de qué depende la respuesta, con este ejemplo: ${c.problem()}.`,
        `Agrega una oración que yo pueda quitar, para quien también pregunta "${c.question()}".`,
        `Señala algo que puedan ver: ${c.proof()}.`,
        `Cierra con cómo ${c.act} si quieren hablar sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Ayuda para decidir',
        `Correo sobre cómo elegir: ${s.bare}`,
        `Ayuda a comparar opciones; está pensado para ${c.peek.segment()}.`,
        c.intro(),
        `Escribe en español un correo de 180 palabras que ayude a decidir sobre ${s.bare}, pensado para ${c.segment()}.`,
        `Empieza por lo que los hace buscar: ${c.problem()}.`,
        `Da tres cosas para comparar, una por línea: ${c.strength()}; ${c.strength()}; ${c.strength()}.`,
        `Di con honestidad cuándo ${c.aNoun} no es la mejor opción y pídeme antes un ejemplo.`,
        `Agrega un dato nuestro: ${c.detail()}.`,
        `Escribe un asunto de menos de 45 caracteres con palabras de esta búsqueda: "${c.keyword()}".`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      const s = c.service();
      return make(
        'Minicurso',
        `Curso en cinco correos: ${topic}`,
        `Enseña algo útil antes de hablar de ${s.bare}.`,
        c.intro(),
        `Planea en español un curso en cinco correos llamado "${topic}", uno por día.`,
        `Cada correo trae una idea y una tarea de tres minutos; en el primero usa este ejemplo: ${c.problem()}.`,
        `El 2 muestra ${c.proof()}; el 3 responde "${c.question()}"; el 4 habla de ${s.bare}; el 5 dice cómo ${c.act}.`,
        `Escribe completo el correo 1, de 150 palabras, para ${c.segment()}.`,
        `Dame cinco asuntos de menos de 45 caracteres que tengan sentido en ese orden, con ${s.bare} en el cuarto.`,
        `Escribe un formulario de registro con nombre y correo, y una línea de 15 palabras sobre lo que enseña "${topic}".`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Reenviar',
        `Correo sobre ${s.bare} fácil de reenviar`,
        `Para que alguien pase la voz sobre ${s.bare} en un solo paso.`,
        c.intro(),
        `Escribe en español un correo de 90 palabras sobre ${s.bare} que se pueda reenviar tal cual a ${c.sellsToBusinesses ? 'un colega' : 'una amistad'}.`,
        `Empieza con la situación en que puede estar esa persona: ${c.problem()}.`,
        `Di en dos oraciones lo que tendría al final: ${s.result || s.bare}.`,
        `Nombra una razón para confiar en nosotros: ${c.strength()}.`,
        `Escribe un asunto de menos de 45 caracteres que se entienda al reenviarlo, con palabras de esta búsqueda: "${c.keyword()}".`,
        `Explica en texto simple cómo ${c.act}, y no prometas premios por compartir un correo sobre ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'En primer plano',
        `Dos correos para que te conozcan también por ${s.bare}`,
        `Para ${c.many} que te conocen por otra cosa y no por ${s.bare}.`,
        c.intro(),
        `Escribe en español dos correos sobre ${s.bare} para ${c.many} que nos conocen por otra cosa.`,
        `El primero, de 100 palabras, describe para quién es: ${c.segment()}.`,
        `El segundo sale una semana después y responde "${c.question()}" y "${c.question()}".`,
        `En lugar de decir que es "increíble", muestra ${c.proof()}.`,
        `Incluye este dato: ${c.detail()}.`,
        `Usa asuntos de menos de 40 caracteres, vista previa de menos de 80 y un solo enlace por correo para preguntar por ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Condiciones',
        `Correo amable sobre las condiciones de ${s.bare}`,
        `Explica las reglas de ${s.bare} sin sonar a contrato.`,
        c.intro(),
        `Convierte nuestras condiciones de ${s.bare} en un correo amable de 120 palabras en español; pídemelas antes.`,
        `Da el motivo de cada condición en una oración, con una imagen de todos los días como ${c.scene()}.`,
        `Responde esto casi al principio: "${c.question()}".`,
        `Di quién atiende ${c.call()}.`,
        `No escribas nada que vaya contra esta regla: ${c.rule()}`,
        `Usa un asunto claro de menos de 45 caracteres para ${c.audience}; tono: ${c.tone}.`,
        c.limits,
      );
    },
  ],
};
