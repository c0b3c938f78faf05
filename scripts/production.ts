/** Imported first: React decides by this, when it is imported, whether it is the one for development. */
process.env["NODE_ENV"] = "production";
