/** Recording from the microphone, as small webm. A chunk of its own, fetched when somebody wants to record. */
import { recordingType } from './voice-mode.ts';

/** Speech needs no more: a minute is a quarter of a megabyte. */
const bitsPerSecond = 32_000;

export type Microphone = {
  /** How loud it is at this moment, 0 to 1. */
  level: () => number;
  /** Ends the recording and gives the microphone back. @returns what was recorded */
  stop: () => Promise<Blob>;
  /** Gives the microphone back; nothing is kept. */
  release: () => void;
};

/**
 * Asks for the microphone and begins to record. Rejects when it is refused or there is none.
 * @param onLost the microphone was unplugged or taken away; what was recorded until then can still be had
 */
export async function openMicrophone(onLost: () => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { echoCancellation: true, noiseSuppression: true, channelCount: 1 },
  });
  try {
    const recorder = new MediaRecorder(stream, { mimeType: recordingType(), audioBitsPerSecond: bitsPerSecond });
    const pieces: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data));
    const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()));
    for (const track of stream.getTracks()) track.addEventListener('ended', onLost);
    const meter = meterOf(stream);
    recorder.start(1000);

    const release = () => {
      for (const track of stream.getTracks()) {
        track.removeEventListener('ended', onLost);
        track.stop();
      }
      if (recorder.state !== 'inactive') recorder.stop();
      meter.close();
    };
    return {
      level: meter.level,
      release,
      stop: async () => {
        if (recorder.state !== 'inactive') recorder.stop();
        await stopped;
        release();
        return new Blob(pieces, { type: recorder.mimeType });
      },
    };
  } catch (error) {
    for (const track of stream.getTracks()) track.stop();
    throw error;
  }
}

/** Measures how loud it is. Where the browser cannot, it is always quiet: recording matters more. */
function meterOf(stream: MediaStream): { level: () => number; close: () => void } {
  try {
    const context = new AudioContext();
    const analyser = new AnalyserNode(context, { fftSize: 512 });
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(analyser.fftSize);
    return {
      level: () => {
        analyser.getFloatTimeDomainData(samples);
        const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
        // Speech lies around a tenth of full scale; the ear hears roots.
        return Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.6);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    return { level: () => 0, close: () => undefined };
  }
}
