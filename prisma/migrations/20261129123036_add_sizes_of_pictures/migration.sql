-- Sizes of pictures let a page keep their room until they are loaded; they are measured when they are first shown.
ALTER TABLE "stored_file" ADD COLUMN "picture_height" INTEGER, ADD COLUMN "picture_width" INTEGER;
