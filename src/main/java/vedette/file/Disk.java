package vedette.file;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The calls that change a disk, so that tests can have any one of them fail. */
interface Disk {
  /** The real one. */
  Disk REAL =
      new Disk() {
        @Override
        public void write(FileChannel file, ByteBuffer bytes) throws IOException {
          while (bytes.hasRemaining()) {
            file.write(bytes);
          }
        }

        @Override
        public void force(FileChannel file) throws IOException {
          file.force(true);
        }

        @Override
        public void replace(Path file, Path by) throws IOException {
          Files.move(by, file, StandardCopyOption.ATOMIC_MOVE);
        }
      };

  /** Writes bytes at the end of a file. */
  void write(FileChannel file, ByteBuffer bytes) throws IOException;

  /** Waits until a file is on the disk. */
  void force(FileChannel file) throws IOException;

  /** Puts a file in the place of another, at once or not at all. */
  void replace(Path file, Path by) throws IOException;
}
