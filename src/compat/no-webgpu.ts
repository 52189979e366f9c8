/** Stands in for Pixi's WebGPU renderer, which no stage asks for. */
export class WebGPURenderer {}
