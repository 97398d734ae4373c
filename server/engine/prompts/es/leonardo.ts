/** Imágenes fijas con un uso claro: motivo, composición, luz, lente, formato y lo que no debe aparecer. */
import { make, type Platform, type PromptContext } from '../context.ts';

/** Hasta tres cosas que vende el negocio, cada una una sola vez. */
const things = (c: PromptContext) => [...new Set([c.service().bare, c.service().bare, c.service().bare])].join('; ');

export const leonardoEs: Platform = {
  key: 'leonardo',
  recipes: [
    (c) => {
      const scene = c.scene();
      return make(
        'Imagen de portada',
        `Foto ancha de portada: ${scene}`,
        `Lo primero que se ve en tu página. Un dato para poner al lado: ${c.detail()}.`,
        c.intro(),
        `Crea una foto realista de portada para ${c.aNoun}, con esto en el tercio derecho: ${scene}.`,
        `Deja la mitad izquierda suave y casi vacía, para poner después un título pensado para ${c.audience}.`,
        `Usa un lente de 35 mm a la altura de los ojos y luz natural, con este estilo: ${c.visual()}.`,
        `Hazla en 16:9, con contraste medio y este ánimo: ${c.tone}.`,
        `Prompt negativo: letras, marcas de agua, caras, objetos que ${c.aNoun} no usaría.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Cuadro de servicio',
        `Imagen cuadrada: ${s.label}`,
        `Empieza con ${s.bare} y repite el prompt para que todas tus imágenes combinen.`,
        c.intro(),
        `Crea una foto cuadrada que represente ${s.bare} con un solo objeto sobre una superficie lisa.`,
        `Que se entienda de un vistazo qué recibe la gente: ${s.result || s.bare}.`,
        `Centra el objeto, visto a 45 grados, con el mismo fondo en toda la serie: ${c.visual()}.`,
        `Usa un lente de 50 mm, una luz suave desde arriba a la izquierda y 1:1, para que ${s.bare} combine con lo demás.`,
        `Prompt negativo: etiquetas de precio, letras, manos, desorden, un segundo objeto junto al de ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const problem = c.problem();
      return make(
        'Imagen para publicar',
        `Foto para una publicación sobre ${problem}`,
        `Algo conocido para ${c.audience}. Va bien en el texto: ${c.detail()}.`,
        c.intro(),
        `Crea una foto vertical y espontánea sobre esta situación: ${problem}.`,
        `Cuéntala con objetos y con un lugar que resulte conocido para ${c.audience}, sin nadie en la imagen.`,
        `Insinúa en el fondo desenfocado que ${c.aNoun} podría ayudar.`,
        `Usa luz de día nublado y colores apagados, con un solo acento de este estilo: ${c.visual()}.`,
        `Hazla en 4:5 con un lente de 50 mm a f/2.8 y este ánimo: ${c.tone}.`,
        `Prompt negativo: personas, logos de marcas, letras, cualquier cosa que dé miedo o tristeza sobre ${problem}.`,
        c.limits,
      );
    },
    (c) => {
      const m = c.moment();
      return make(
        'Imagen de fecha',
        `Foto editorial para ${m.when}`,
        `Para lo que quieras decirles a tus ${c.many} sobre esto: ${m.what}.`,
        c.intro(),
        `Crea una foto editorial para ${m.when}, cuando ${m.what}.`,
        `Que la luz, los materiales y un objeto que ${c.aNoun} usaría marquen la fecha, sin ninguna letra.`,
        `Pon esto en primer plano, sin caras: ${c.scene()}.`,
        `Deja el fondo sencillo, como un día cualquiera${c.inPlace} para ${c.audience}.`,
        `Usa un lente de 35 mm, formato 3:2 y contraste suave, con este estilo: ${c.visual()}.`,
        `Prompt negativo: calendarios, dibujos prediseñados, letras, adornos que no van con ${m.when}.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Vista desde arriba',
        `Todo lo que lleva ${s.bare}, visto desde arriba`,
        `Una imagen limpia para la página de ${s.bare} o para una publicación.`,
        c.intro(),
        `Crea una foto tomada justo desde arriba con las cosas que se usan para ${s.bare}.`,
        `Acomoda de ocho a doce objetos que ${c.aNoun} usaría de verdad, en filas ordenadas y con espacios iguales.`,
        `Que el objeto más visible sugiera lo que la gente busca: ${c.strength()}.`,
        `Ilumina parejo, con sombras cortas hacia abajo a la derecha y este estilo: ${c.visual()}.`,
        `Usa 4:3, todo nítido de borde a borde, con una esquina vacía para una línea sobre ${s.bare}.`,
        `Prompt negativo: manos, logos, letras, objetos repetidos, herramientas que ${c.aNoun} no tendría.`,
        c.limits,
      );
    },
    (c) => {
      const topic = c.topic();
      return make(
        'Imagen de artículo',
        `Imagen principal para el artículo "${topic}"`,
        `Guárdala con un nombre de archivo sobre "${c.keyword()}".`,
        c.intro(),
        `Crea un bodegón conceptual para un artículo sobre este tema: ${topic}.`,
        `Pon en fila tres objetos que cuenten la historia de izquierda a derecha, todos comunes para ${c.aNoun}.`,
        `Elige objetos que se entiendan sin explicación, pensados para ${c.audience}.`,
        `Usa luz suave desde atrás y un lente de 60 mm a f/8, sobre una superficie de este estilo: ${c.visual()}.`,
        `Hazla en 16:9, con un espacio tranquilo arriba y este ánimo: ${c.tone}.`,
        `Prompt negativo: signos de pregunta, focos, flechas, letras, clichés de banco de fotos sobre ${c.aNoun}.`,
        c.limits,
      );
    },
    (c) => {
      const visual = c.visual();
      const s = c.service();
      return make(
        'Textura de fondo',
        `Fondo discreto: ${visual}`,
        `Va detrás de un texto sobre ${s.bare}, en pantalla o en papel.`,
        c.intro(),
        `Crea un fondo discreto y continuo con los colores y materiales de este estilo: ${visual}.`,
        `Sugiere esta escena solo con la textura, sin mostrarla: ${c.scene()}.`,
        `Usa tan poco contraste que un texto oscuro sobre ${s.bare} se lea sin esfuerzo encima.`,
        `Hazlo en 1:1 con bordes que se repitan, con luz pareja, como una muestra escaneada para ${c.aNoun}.`,
        `Agrega una versión oscura para letras blancas y una pálida para imprimir con este tema: ${c.offer()}.`,
        `Prompt negativo: patrones fuertes, viñetas, letras, cualquier objeto que recuerde a ${s.bare}.`,
        c.limits,
      );
    },
    (c) => {
      const proof = c.proof();
      return make(
        'Marco para pruebas',
        `Un lugar para mostrar ${proof}`,
        `Agrega después tu propio material: ${proof}.`,
        c.intro(),
        `Crea una foto de un marco vacío, listo para nuestro material verdadero: ${proof}.`,
        `Que el área en blanco llene la mitad y quede de frente, para que ${c.aNoun} ponga ahí lo auténtico.`,
        `Alrededor, un poco desenfocado y sin caras: ${c.scene()}.`,
        `Usa un lente de 50 mm a f/2.8, y que el orden y la luz transmitan esto: ${c.strength()}.`,
        `Recorta a 4:3 y mantén este estilo: ${c.visual()}.`,
        `Prompt negativo: certificados falsos, estrellas, citas inventadas, letras, versiones inventadas de lo real: ${proof}.`,
        c.limits,
      );
    },
    (c) => {
      const problem = c.problem();
      return make(
        'Dibujo en tres cuadros',
        `Tres cuadros sobre ${problem}`,
        `Muestra en qué momento conviene contactar a ${c.aNoun}.`,
        c.intro(),
        `Dibuja una ilustración editorial plana con grano fino, en tres cuadros iguales, sobre ${problem}.`,
        `Cuadro izquierdo: la situación, contada con un solo objeto y sin culpar a nadie, como la ve ${c.aOne}.`,
        `Cuadro central: dos globos de diálogo en blanco, uno para ${c.aOne} y otro para ${c.aNoun}.`,
        `Cuadro derecho: el mismo lugar y ángulo con luz más cálida, y un próximo paso claro para ${problem}.`,
        `Usa 16:9, buen espacio entre los cuadros y cuatro colores planos de este estilo: ${c.visual()}.`,
        `Prompt negativo: flechas, letras, caras burlonas, más cuadros, herramientas que ${c.aNoun} no usaría.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Cómo funciona',
        `Cuatro pasos dibujados: ${s.bare}`,
        `Explica qué esperar, en especial para ${c.segment()}.`,
        c.intro(),
        `Dibuja cuatro escenas pequeñas en fila que muestren los pasos de ${s.bare}, desde la primera idea hasta el final.`,
        `Escena uno: alguien piensa en ${s.bare}, con el teléfono boca abajo; escena dos: un pulgar listo para ${c.act}.`,
        `Escena tres: ${s.bare} en plena marcha, de cerca; escena cuatro: ${s.result || s.bare}.`,
        `Usa líneas finas de tinta, acuarela y figuras sencillas sin rasgos, con este estilo: ${c.visual()}.`,
        `Hazla en 21:9, con una franja vacía bajo cada escena para una línea corta sobre ${s.bare}.`,
        `Prompt negativo: letras, números, caras detalladas, aparatos que ${c.aNoun} no usaría.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      const d = c.doubt();
      return make(
        'Imagen de confirmación',
        `Una imagen tranquila para enviar antes de ${s.bare}`,
        `Va en el mensaje que la gente recibe después de ${c.act}.`,
        c.intro(),
        `Crea una foto tranquila para el mensaje que la gente recibe después de ${c.act}.`,
        `Muestra un momento que podrían ver, desde su punto de vista y sin caras: ${c.scene()}.`,
        `Calma esta preocupación sin palabras: "${d.objection}".`,
        `Usa un lente de 35 mm a la altura de los ojos, luz cálida y grano natural, con este estilo: ${c.visual()}.`,
        `Recorta a 3:2 y deja liso el tercio de arriba para los datos de ${s.bare}.`,
        `Prompt negativo: multitudes, luz dura de techo, letras, objetos que ${c.aNoun} no tendría cerca.`,
        c.limits,
      );
    },
    (c) => {
      const segment = c.segment();
      return make(
        'Imagen del público',
        `Un día contado con objetos: ${segment}`,
        `Para una página o un mensaje pensado para ${segment}.`,
        c.intro(),
        `Crea una foto de estilo documental sobre este grupo: ${segment}.`,
        `Muestra lo que usan en un día normal${c.inPlace}, sin nadie en la imagen y con un motivo para buscar ${c.aNoun}.`,
        `Que todo se vea usado, real y sin pose, como un lugar de todos los días para ${segment}.`,
        `Usa un lente de 35 mm a la altura de una silla y luz de lado, con este estilo: ${c.visual()}.`,
        `Hazla en 16:9 y deja tranquilo un tercio para una línea sobre ${c.service().bare}.`,
        `Prompt negativo: personas, interiores de lujo, letras, estereotipos sobre ${segment}.`,
        c.limits,
      );
    },
    (c) =>
      make(
        'Juego de íconos',
        `Íconos de línea para ${c.aNoun}`,
        `Un solo juego para tu sitio, tus mensajes y lo que imprimas para ${c.audience}.`,
        c.intro(),
        `Dibuja un juego de íconos de línea que combinen para ${c.aNoun}, en una hoja blanca y bien alineados.`,
        `Haz un ícono para cada una de estas cosas: ${things(c)}.`,
        `Agrega un ícono que invite a ${c.act} y otro para esta cualidad: ${c.strength()}.`,
        `Usa puntas redondas, trazo de 2 px a 64 px y dos colores planos de este estilo: ${c.visual()}.`,
        `Haz formas tan sencillas que se entiendan en tamaño pequeño, pensadas para ${c.audience}.`,
        `Prompt negativo: letras, degradados, sombras, marcos, símbolos que no van con ${c.aNoun}.`,
        c.limits,
      ),
    (c) => {
      const offer = c.offer();
      return make(
        'Primer paso',
        `Foto de mesa: ${offer}`,
        `Úsala cuando ya hayas decidido ofrecer esto: ${offer}.`,
        c.intro(),
        `Crea una foto sobre una mesa que ayude a imaginar esto: ${offer}.`,
        `Usa un objeto principal y una tarjeta en blanco, acomodados como los entregaría ${c.aNoun}.`,
        `Que un segundo objeto, desenfocado, insinúe esta cualidad: ${c.strength()}.`,
        `Usa un lente de 85 mm desde 30 grados y luz suave por la derecha, con este estilo: ${c.visual()}.`,
        `Recorta a 4:5 y deja en blanco el tercio de arriba para una línea pensada para ${c.audience}.`,
        `Prompt negativo: carteles de oferta, signos de porcentaje, moños, letras, objetos sin relación con ${offer}.`,
        c.limits,
      );
    },
    (c) => {
      const sound = c.sound();
      return make(
        'Sonido congelado',
        `Una imagen que casi se oye: ${sound}`,
        `Un primer plano para publicar con una frase corta, por ejemplo: ${c.detail()}.`,
        c.intro(),
        `Congela el instante exacto en que se oiría esto: ${sound}.`,
        `Acércate con un lente macro de 100 mm a 1/2000 s, en un día de trabajo de ${c.aNoun}.`,
        `Muestra movimiento, gotas o polvo solo donde de verdad se verían con ${sound}.`,
        `Ilumina desde atrás, sobre un fondo oscuro que se funda con este estilo: ${c.visual()}.`,
        `Usa 4:5, un solo punto de enfoque y esta idea para quien mira: ${c.strength()}.`,
        `Prompt negativo: notas musicales, ondas de sonido, caras, letras, efectos que ${c.aNoun} nunca vería.`,
        c.limits,
      );
    },
    (c) => {
      const s = c.service();
      return make(
        'Edición de foto',
        `Mejora tu propia foto: ${s.bare}`,
        `Convierte una foto de teléfono de ${s.bare} en una que sirve para todo.`,
        c.intro(),
        `Edita una foto de ${s.bare} que voy a subir; pídemela primero.`,
        `Deja lo que hicimos exactamente como está y nunca mejores el resultado de ${s.bare}.`,
        `Endereza la foto, corrige el balance de blancos y quita lo que no tenga que ver con ${s.bare}.`,
        `Cambia solo el fondo y la luz, hacia este estilo: ${c.visual()}.`,
        `Dame un recorte 4:5 para publicaciones y uno 16:9 para la página de ${s.bare}, en resolución completa.`,
        `Prompt negativo: objetos nuevos, superficies alisadas, letras, resultados mejores que los reales de ${s.bare}.`,
        c.limits,
      );
    },
  ],
};
