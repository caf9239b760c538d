const images = "/v1.0/resource/image/"

/** The address of a picture by its name, and back. */
export const imageAddress = (name: string | null): string | null => (name === null ? null : images + name)
export const imageName = (address: string | null): string | null => address?.slice(images.length) ?? null
