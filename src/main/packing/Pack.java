import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Part of the build: packs a jar as it starts soonest. Nothing is compressed, for unpacking takes
 * its time. Classes that libraries have compiled for Java 5 get the stack maps and the version of
 * Java 8: without them Java checks each by the slow way of that time, at every start, even if it
 * comes from an archive of loaded classes.
 */
final class Pack {
  private static final int VERSION_AT = 6;

  private Pack() {}

  /** Reads the first file and writes the second. */
  public static void main(String[] args) throws IOException {
    URL[] all = {new File(args[0]).toURI().toURL()};
    try (ZipFile from = new ZipFile(args[0]);
        URLClassLoader classes = new URLClassLoader(all);
        OutputStream file = Files.newOutputStream(Path.of(args[1]));
        ZipOutputStream to = new ZipOutputStream(file)) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        byte[] bytes = from.getInputStream(entry).readAllBytes();
        if (entry.getName().endsWith(".class")) {
          bytes = withStackMaps(bytes, classes);
        }
        put(entry, bytes, to);
      }
    }
  }

  private static void put(ZipEntry entry, byte[] bytes, ZipOutputStream to) throws IOException {
    ZipEntry stored = new ZipEntry(entry.getName());
    CRC32 sum = new CRC32();
    sum.update(bytes);
    stored.setTime(entry.getTime());
    stored.setMethod(ZipEntry.STORED);
    stored.setSize(bytes.length);
    stored.setCrc(sum.getValue());
    to.putNextEntry(stored);
    to.write(bytes);
    to.closeEntry();
  }

  private static byte[] withStackMaps(byte[] bytes, ClassLoader classes) {
    ClassReader from = new ClassReader(bytes);
    if (from.readUnsignedShort(VERSION_AT) >= Opcodes.V1_6) {
      return bytes;
    }
    ClassWriter to =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected ClassLoader getClassLoader() {
            return classes;
          }
        };
    ClassVisitor newer =
        new ClassVisitor(Opcodes.ASM9, to) {
          @Override
          public void visit(
              int version, int access, String name, String signature, String of, String[] more) {
            super.visit(Opcodes.V1_8, access, name, signature, of, more);
          }
        };
    from.accept(newer, 0);
    return to.toByteArray();
  }
}
