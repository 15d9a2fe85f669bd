import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * Part of the build: packs a jar as it starts soonest, behind a launcher that knows its sum.
 * Nothing is compressed, for unpacking takes its time. Classes that libraries have compiled for
 * Java 5 get the stack maps and the version of Java 8: without them Java checks each by the slow
 * way of that time, at every start, even if it comes from an archive of loaded classes. And {@code
 * equals} and {@code hashCode} of records are written out: the compiler leaves them to Java, which
 * makes them at every start, and no archive keeps them.
 */
final class Pack {
  private static final int VERSION_AT = 6;

  private Pack() {}

  /**
   * Reads the jar that is named first, writes the second, and behind the launcher that is named
   * third the fourth.
   */
  public static void main(String[] args) throws IOException {
    Path packed = Path.of(args[1]);
    pack(args[0], packed);
    byte[] jar = Files.readAllBytes(packed);
    String launcher = Files.readString(Path.of(args[2])).replace("{sum}", sum(jar));
    try (OutputStream program = Files.newOutputStream(Path.of(args[3]))) {
      program.write(withItsLength(launcher).getBytes(StandardCharsets.UTF_8));
      program.write(jar);
    }
  }

  private static String withItsLength(String launcher) {
    String written = launcher;
    for (int length = 0; length != bytes(written); ) {
      length = bytes(written);
      written = launcher.replace("{length}", String.valueOf(length));
    }
    return written;
  }

  private static int bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  /** What {@code cksum} of POSIX says of bytes: a sum, a space, and how many there are. */
  private static String sum(byte[] bytes) {
    int sum = 0;
    for (byte each : bytes) {
      sum = with(each, sum);
    }
    for (int length = bytes.length; length != 0; length >>>= Byte.SIZE) {
      sum = with(length, sum);
    }
    return Integer.toUnsignedLong(~sum) + " " + bytes.length;
  }

  private static int with(int next, int sum) {
    int with = sum ^ next << 24;
    for (int bit = 0; bit < Byte.SIZE; bit++) {
      with = with << 1 ^ (with < 0 ? 0x04C11DB7 : 0);
    }
    return with;
  }

  private static void pack(String jar, Path packed) throws IOException {
    URL[] all = {new File(jar).toURI().toURL()};
    try (ZipFile from = new ZipFile(jar);
        URLClassLoader classes = new URLClassLoader(all);
        OutputStream file = Files.newOutputStream(packed);
        ZipOutputStream to = new ZipOutputStream(file)) {
      for (ZipEntry entry : Collections.list(from.entries())) {
        byte[] bytes = from.getInputStream(entry).readAllBytes();
        if (entry.getName().endsWith(".class")) {
          bytes = recordsWrittenOut(withStackMaps(bytes, classes));
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

  private static byte[] recordsWrittenOut(byte[] bytes) {
    ClassReader from = new ClassReader(bytes);
    if (!from.getSuperName().equals("java/lang/Record")) {
      return bytes;
    }
    ClassWriter to = new ClassWriter(ClassWriter.COMPUTE_MAXS);
    ClassVisitor writtenOut =
        new ClassVisitor(Opcodes.ASM9, to) {
          @Override
          public MethodVisitor visitMethod(
              int access, String name, String type, String signature, String[] thrown) {
            return new RecordMethod(super.visitMethod(access, name, type, signature, thrown));
          }
        };
    from.accept(writtenOut, 0);
    return to.toByteArray();
  }

  /**
   * Writes out what the compiler leaves to {@link java.lang.runtime.ObjectMethods}, so that it says
   * the same: a method that loads its arguments, asks for the answer, and returns it.
   */
  private static final class RecordMethod extends MethodVisitor {
    private static final int OTHER_OBJECT = 1;
    private static final int OTHER_RECORD = 2;
    private static final int HASH_FACTOR = 31;

    RecordMethod(MethodVisitor to) {
      super(Opcodes.ASM9, to);
    }

    /**
     * @param by of {@code ObjectMethods}: the record's class, the names of its components joined,
     *     and a handle of each one's field
     */
    @Override
    public void visitInvokeDynamicInsn(String name, String type, Handle maker, Object... by) {
      boolean isRecords = maker.getOwner().equals("java/lang/runtime/ObjectMethods");
      if (isRecords && name.equals("equals")) {
        super.visitInsn(Opcodes.POP2);
        equalsOf(((Type) by[0]).getInternalName(), fields(by));
      } else if (isRecords && name.equals("hashCode")) {
        super.visitInsn(Opcodes.POP);
        hashCodeOf(fields(by));
      } else {
        super.visitInvokeDynamicInsn(name, type, maker, by);
      }
    }

    private static List<Handle> fields(Object[] by) {
      return Arrays.stream(by, 2, by.length).map(Handle.class::cast).toList();
    }

    private void equalsOf(String record, List<Handle> fields) {
      Label same = new Label();
      Label other = new Label();
      Label end = new Label();
      super.visitVarInsn(Opcodes.ALOAD, 0);
      super.visitVarInsn(Opcodes.ALOAD, OTHER_OBJECT);
      super.visitJumpInsn(Opcodes.IF_ACMPEQ, same);
      super.visitVarInsn(Opcodes.ALOAD, OTHER_OBJECT);
      super.visitTypeInsn(Opcodes.INSTANCEOF, record);
      super.visitJumpInsn(Opcodes.IFEQ, other);
      super.visitVarInsn(Opcodes.ALOAD, OTHER_OBJECT);
      super.visitTypeInsn(Opcodes.CHECKCAST, record);
      super.visitVarInsn(Opcodes.ASTORE, OTHER_RECORD);
      for (Handle field : fields) {
        load(field, 0);
        load(field, OTHER_RECORD);
        jumpIfUnequal(Type.getType(field.getDesc()), other);
      }
      super.visitLabel(same);
      super.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
      super.visitInsn(Opcodes.ICONST_1);
      super.visitJumpInsn(Opcodes.GOTO, end);
      super.visitLabel(other);
      super.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
      super.visitInsn(Opcodes.ICONST_0);
      super.visitLabel(end);
      super.visitFrame(Opcodes.F_SAME1, 0, null, 1, new Object[] {Opcodes.INTEGER});
    }

    private void jumpIfUnequal(Type type, Label other) {
      switch (type.getSort()) {
        case Type.OBJECT, Type.ARRAY -> {
          call(Type.getType(Objects.class), "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z");
          super.visitJumpInsn(Opcodes.IFEQ, other);
        }
        default -> {
          call(boxed(type), "compare", "(" + type + type + ")I");
          super.visitJumpInsn(Opcodes.IFNE, other);
        }
      }
    }

    private void hashCodeOf(List<Handle> fields) {
      super.visitInsn(Opcodes.ICONST_0);
      for (Handle field : fields) {
        super.visitIntInsn(Opcodes.BIPUSH, HASH_FACTOR);
        super.visitInsn(Opcodes.IMUL);
        load(field, 0);
        Type type = Type.getType(field.getDesc());
        switch (type.getSort()) {
          case Type.OBJECT, Type.ARRAY ->
              call(Type.getType(Objects.class), "hashCode", "(Ljava/lang/Object;)I");
          default -> call(boxed(type), "hashCode", "(" + type + ")I");
        }
        super.visitInsn(Opcodes.IADD);
      }
    }

    private void load(Handle field, int from) {
      super.visitVarInsn(Opcodes.ALOAD, from);
      super.visitFieldInsn(Opcodes.GETFIELD, field.getOwner(), field.getName(), field.getDesc());
    }

    private void call(Type of, String name, String type) {
      super.visitMethodInsn(Opcodes.INVOKESTATIC, of.getInternalName(), name, type, false);
    }

    private static Type boxed(Type primitive) {
      return Type.getType(
          switch (primitive.getSort()) {
            case Type.BOOLEAN -> Boolean.class;
            case Type.CHAR -> Character.class;
            case Type.BYTE -> Byte.class;
            case Type.SHORT -> Short.class;
            case Type.INT -> Integer.class;
            case Type.LONG -> Long.class;
            case Type.FLOAT -> Float.class;
            case Type.DOUBLE -> Double.class;
            default -> throw new IllegalArgumentException("not a primitive type: " + primitive);
          });
    }
  }
}
