/** Records from the microphone as low-bitrate webm. A separate chunk, loaded when someone starts recording. */
import { recordingType } from './voice-mode.ts';

/** Enough for speech: one minute is about 250 KB. */
const bitsPerSecond = 32_000;

export type Microphone = {
  /** Current volume, 0 to 1. */
  level: () => number;
  /** Ends the recording and releases the microphone. @returns the recording */
  stop: () => Promise<Blob>;
  /** Releases the microphone and discards the recording. */
  release: () => void;
};

/**
 * Requests the microphone and starts recording. Rejects if permission is denied or there's no microphone.
 * @param onLost called when the microphone is unplugged or taken away; the recording so far is still available
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

/** Measures the volume. Returns silence if the browser can't measure it, because the recording matters more. */
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
        // Speech is at about a tenth of full scale, and loudness is perceived nonlinearly, so take the square root
        // twice.
        return Math.min(1, Math.sqrt(Math.sqrt(power)) * 1.6);
      },
      close: () => void context.close().catch(() => undefined),
    };
  } catch {
    return { level: () => 0, close: () => undefined };
  }
}
